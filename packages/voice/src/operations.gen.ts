// Generated from openapi/voice.yaml by `npm run generate`. Do not edit.

export const operations = {
  "listAvailableNumbers": {
    "method": "GET",
    "path": "/api/third-party/partner/available-numbers/",
    "payload": [
      "total",
      "page_index",
      "page_size",
      "nb_pages",
      "data"
    ],
    "lost": "safe",
    "refused": []
  },
  "claimNumber": {
    "method": "POST",
    "path": "/api/third-party/partner/claim-number/",
    "payload": "null",
    "lost": "never",
    "refused": []
  },
  "renewNumber": {
    "method": "POST",
    "path": "/api/third-party/partner/renew-number/",
    "payload": "null",
    "lost": "never",
    "refused": []
  },
  "listUsers": {
    "method": "GET",
    "path": "/api/third-party/partner/user/",
    "payload": [
      "total",
      "page_index",
      "page_size",
      "nb_pages",
      "data"
    ],
    "lost": "safe",
    "refused": []
  }
} as const;

export const buckets = {} as const;
