import type { Contract, Requirement } from "../contract/contract.ts";
import { readContract } from "../contract/read-contract.ts";

/** A contract of two operations, small enough to see through, with everything the engine knows. */
const smallDocument = {
  info: { version: "1.2.3" },
  security: [{ key: [] }],
  paths: {
    "/shelves/{shelf}/books": {
      get: {
        operationId: "listBooks",
        "x-effect": "read",
        parameters: [
          { name: "shelf", in: "path", required: true, schema: { type: "string" }, example: "sea" },
          { name: "filter[type]", in: "query", schema: { type: "string" } },
        ],
        responses: {
          "200": {
            headers: { "X-Total": { required: true, schema: { type: "integer" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/BookList" } } },
          },
          "404": { $ref: "#/components/responses/NotFound" },
        },
      },
    },
    "/books": {
      post: {
        operationId: "buyBook",
        "x-effect": "spend",
        requestBody: {
          content: { "application/json": { schema: { $ref: "#/components/schemas/Purchase" } } },
        },
        responses: {
          "200": {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Book" } } },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: "apiKey", in: "header", name: "x-api-key" } },
    responses: {
      NotFound: {
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    },
    schemas: {
      BookList: {
        allOf: [
          { $ref: "#/components/schemas/Envelope" },
          {
            type: "object",
            required: ["data"],
            properties: { data: { type: "array", items: { $ref: "#/components/schemas/Book" } } },
          },
        ],
      },
      Envelope: {
        type: "object",
        required: ["success"],
        properties: { success: { type: "boolean", const: true } },
      },
      Book: {
        type: "object",
        required: ["id", "price"],
        properties: {
          id: { type: "string" },
          price: { type: "number", "x-assumed": "SMS-004" },
          state: { type: "string", "x-extensible-enum": ["new", "used"] },
          printed_at: { type: ["string", "null"], format: "iso-8601" },
          owner: { type: "string", "x-sensitive": true },
          sequel: { $ref: "#/components/schemas/Book" },
        },
      },
      Purchase: {
        type: "object",
        required: ["id"],
        properties: {
          id: { type: "string", maxLength: 5 },
          code: { type: "string", "x-sensitive": true },
        },
      },
      Refusal: {
        type: "object",
        required: ["message"],
        properties: { message: { type: "string" } },
      },
    },
  },
} as const;

const fact = {
  area: "sms",
  kind: "fact",
  level: "must",
  binds: "service",
  source: "1",
  operations: ["listBooks"],
} as const;

const smallRequirements: Readonly<Record<string, Requirement>> = {
  "SMS-001": { ...fact, rule: "A list answers 200.", covers: ["listBooks.200"] },
  "SMS-002": { ...fact, rule: "A book has an id.", covers: ["Book.id"] },
  "SMS-003": { ...fact, rule: "A book has a state.", covers: ["Book.state"] },
  "SMS-004": { ...fact, kind: "assumption", rule: "A price is a number.", covers: ["Book.price"] },
  "SMS-005": { ...fact, rule: "A book has a price.", covers: ["Book.price"] },
  "SMS-006": { ...fact, rule: "A price is fair.", covers: ["Book.price"], via: ["SMS-004"] },
  "SMS-007": {
    ...fact,
    rule: "A sold book is gone.",
    operations: ["listBooks", "buyBook"],
    stateful: true,
  },
  "SMS-008": { ...fact, rule: "The total is told.", covers: ["listBooks.200.X-Total"] },
  "SMS-009": {
    ...fact,
    rule: "The rest of a book.",
    covers: ["Book.printed_at", "Book.owner", "Book.sequel"],
  },
  "SMS-010": { ...fact, level: "should", rule: "Success is said.", covers: ["Envelope.success"] },
  "SMS-011": {
    ...fact,
    rule: "An unknown shelf is 404.",
    covers: ["listBooks.404", "Refusal.message"],
  },
};

export const smallContract: Contract = readContract({ sms: smallDocument }, smallRequirements);

export const goodBook = {
  id: "a",
  price: 3,
  state: "new",
  printed_at: "2026-01-15",
  owner: "Ada Obi",
};
export const goodList: { success: boolean; data: object[] } = { success: true, data: [goodBook] };
