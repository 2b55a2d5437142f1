import { expect, test } from "vitest";
import { isLoopback, parseTarget } from "./target.ts";

test.each([
  "https://api.example.com",
  "https://api.example.com/base",
  "http://127.0.0.1:4010",
  "http://localhost:1",
  "http://[::1]:1",
  "http://127.1:80",
])("%s is a target", (address) => {
  expect(parseTarget(address)).toBeInstanceOf(URL);
});

test.each([
  ["api.example.com", "is no address"],
  ["", "is no address"],
  ["ftp://api.example.com", "must be an https address"],
  ["file:///etc/passwd", "must be an https address"],
  ["http://api.example.com", "in the clear"],
  ["http://127.0.0.1.example.com", "in the clear"],
  ["http://0.0.0.0:80", "in the clear"],
  ["http://localhost.example.com", "in the clear"],
  ["https://user:s3cret@api.example.com", "must not hold a user name"],
  ["https://api.example.com?key=1", "no query"],
])("%s is refused: it %s", (address, why) => {
  expect(() => parseTarget(address)).toThrow(why);
});

test("a password in a target that is no address is not repeated", () => {
  expect(() => parseTarget("https://user:s3cret@[api")).not.toThrow("s3cret");
  expect(() => parseTarget("https://user:s3cret@[api")).toThrow("is no address");
});

test("the whole of 127/8 is this machine", () => {
  expect(isLoopback(new URL("http://127.9.9.9"))).toBe(true);
  expect(isLoopback(new URL("http://128.0.0.1"))).toBe(false);
});
