import { expect, test } from "vitest";
import { createVoiceClient, isApiError, isOutcomeUnknownError } from "./index.ts";

function clientOf(answer: (request: Request) => Response, requests: Request[] = []) {
  return createVoiceClient({
    baseUrl: "https://service.example",
    apiKey: "the-api-key",
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
}

test("every call carries the key as a bearer token", async () => {
  const requests: Request[] = [];
  const client = clientOf(
    () => Response.json({ success: true, message: "ok", data: null }),
    requests,
  );
  expect(await client.renewNumber({ email: "ada.obi@example.com" })).toBeNull();
  await client.fetch("/api/third-party/partner/user/");
  for (const { headers } of requests)
    expect(headers.get("authorization")).toBe("Bearer the-api-key");
});

test("a call answered 401 is not sent again", async () => {
  const requests: Request[] = [];
  const client = clientOf(
    () => Response.json({ success: false, message: "No." }, { status: 401 }),
    requests,
  );
  await expect(client.listUsers()).rejects.toSatisfy((error) => isApiError(error));
  expect(requests).toHaveLength(1);
});

test("every user of every page is read, and no address of the service followed", async () => {
  const requests: Request[] = [];
  const client = clientOf((request) => {
    const page_index = Number(new URL(request.url).searchParams.get("page_index"));
    const data = [{ email: `user${page_index}@example.com` }];
    const next = "https://thief.example/api/third-party/partner/user/?page_index=9";
    const page = { data, total: 3, page_index, page_size: 1, nb_pages: 3, next };
    return Response.json({ success: true, message: "ok", data: page });
  }, requests);
  const emails: string[] = [];
  for await (const { email } of client.listUsers.all({ page_size: 1 })) emails.push(email);
  expect(emails).toEqual(["user1@example.com", "user2@example.com", "user3@example.com"]);
  expect(requests.map(({ url }) => url)).toEqual(
    [1, 2, 3].map(
      (page) =>
        `https://service.example/api/third-party/partner/user/?page_size=1&page_index=${page}`,
    ),
  );
});

test("a claim whose answer was lost is not sent again, and says that it is not known", async () => {
  let sent = 0;
  const client = clientOf(() => {
    sent++;
    throw new TypeError("fetch failed");
  });
  const error = await client.renewNumber({ email: "ada.obi@example.com" }).catch((e: unknown) => e);
  expect(isOutcomeUnknownError(error) && error.message).toBe(
    "renewNumber: it is unknown whether it was carried out; it was not repeated",
  );
  expect(sent).toBe(1);
});
