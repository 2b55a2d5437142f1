import type { Entry, Report } from "../report/report.ts";

const entry = {
  area: "sms",
  kind: "fact",
  level: "must",
  source: "4.1",
  operations: ["listBooks"],
  flows: ["browse"],
} as const satisfies Partial<Entry>;

const step = { flow: "browse", effect: "read", milliseconds: 3 } as const;

/** A report with something of every kind, and a target that tries to be more than text. */
export const smallReport: Report = {
  version: 1,
  target: "https://api.example.com/",
  profile: "staging",
  contract: "1.2.3",
  startedAt: "2027-01-15T09:00:00.000Z",
  milliseconds: 1234,
  areas: ["sms"],
  narrowed: false,
  exitCode: 1,
  verified: 1,
  musts: 3,
  conforms: false,
  requirements: [
    {
      ...{ ...entry, id: "SMS-001", rule: "A list answers `200`.", outcome: "pass" },
      evidence: [{ step: 0 }],
    },
    {
      ...{ ...entry, id: "SMS-002", rule: "A book has an id.", outcome: "fail" },
      reason: 'listBooks /data/0/id must be string, saw "<script>alert(1)</script>"',
      evidence: [
        {
          ...{ step: 0, pointer: "/data/0/id", expected: "must be string" },
          seen: '"<script>alert(1)</script>"',
        },
      ],
      docs: "https://docs.example.com/sms/requirements/#sms-002",
    },
    {
      ...{ ...entry, id: "SMS-003", kind: "assumption", outcome: "refuted" },
      rule: "A price is a number.",
      reason: 'listBooks /data/0/price must be number, saw "3"',
      evidence: [{ step: 0, pointer: "/data/0/price", expected: "must be number", seen: '"3"' }],
    },
    {
      ...{ ...entry, id: "SMS-004", rule: "A sold book is gone.", outcome: "not-verified" },
      ...{ flows: [], reason: "no flow checks it yet" },
    },
  ],
  failures: [
    {
      ...{ flow: "browse", operation: "buyBook", step: 1, element: "buyBook.200", pointer: "" },
      ...{ response: "buyBook.200", status: "unexpected", seen: "500" },
      expected: "must answer 200 or a documented refusal",
    },
  ],
  drifts: [],
  errors: [],
  flows: [
    {
      ...{ name: "browse", area: "sms" },
      steps: [
        {
          ...{ ...step, number: 0, operation: "listBooks", outcome: "failed", status: 200 },
          ...{ exchange: 0, curl: `curl -i 'https://api.example.com/books' -H "x-api-key: $KEY"` },
        },
        {
          ...{ ...step, number: 1, operation: "buyBook", outcome: "failed", status: 500 },
          ...{ exchange: 1, reason: "buyBook answered 500, which is not documented" },
        },
      ],
    },
  ],
  coverage: {
    ...{ operations: { seen: 2, documented: 2 }, statuses: { seen: 1, documented: 3 } },
    ...{ headers: { seen: 0, documented: 1 }, properties: { seen: 4, documented: 9 } },
    byOperation: [
      {
        ...{ operation: "listBooks", requests: 1, statuses: [200], statusesNotSeen: [404] },
        ...{ headersNotSeen: ["listBooks.200.X-Total"], propertiesNotSeen: ["Book.state"] },
      },
    ],
  },
  requests: 2,
  used: { spend: 0, claim: 0, renew: 0, message: 0 },
};
