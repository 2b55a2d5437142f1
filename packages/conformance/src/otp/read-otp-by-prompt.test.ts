import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { otpTimeoutMs } from "./read-otp.ts";
import { readOtpByPrompt } from "./read-otp-by-prompt.ts";

afterEach(() => void vi.useRealTimers());

const sent = { recipient: "+2348031112223", sentAt: new Date(0) };

function sit() {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: "utf8" });
  return { input, output, read: () => readOtpByPrompt({ input, output })(sent) };
}

test("whoever sits at the terminal is asked, and not shown the phone number", async () => {
  const { input, output, read } = sit();
  input.write("123 456\n");
  expect(await read()).toBe("123456");
  const asked = String(output.read());
  expect(asked).toContain("Type it within 2 minutes");
  expect(asked).not.toContain("2223");
});

test.each([
  ["an empty line", (input: PassThrough) => input.write("\n")],
  ["the end of the input", (input: PassThrough) => input.end()],
])("%s goes on without the code", async (_, type) => {
  const { input, read } = sit();
  type(input);
  expect(await read()).toMatchObject({
    ...{ outcome: "skip", reason: "the run asked for the code, and none was typed" },
  });
});

test("who does not answer in time is not waited for", async () => {
  vi.useFakeTimers();
  const missing = sit().read();
  await vi.advanceTimersByTimeAsync(otpTimeoutMs);
  expect(await missing).toMatchObject({
    ...{ outcome: "skip", reason: "the run asked for the code, and none was typed in time" },
  });
});

test("who went on without a code once is not asked again", async () => {
  const { input, output } = sit();
  const read = readOtpByPrompt({ input, output });
  input.write("\n");
  const first = await read(sent);
  output.read();
  expect(await read(sent)).toBe(first);
  expect(output.read()).toBeNull();
});

test("each code is asked for anew", async () => {
  const { input, output } = sit();
  const read = readOtpByPrompt({ input, output });
  input.write("111111\n");
  expect(await read(sent)).toBe("111111");
  input.write("222222\n");
  expect(await read(sent)).toBe("222222");
});
