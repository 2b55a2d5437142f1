// Generated from openapi/esim.yaml by `npm run generate`. Do not edit.

export const operations = {
  "requestAccessToken": {
    "method": "POST",
    "path": "/customer/v2/token",
    "payload": [
      "token_type",
      "expires_in",
      "access_token"
    ],
    "anonymous": true,
    "lost": "safe",
    "refused": []
  },
  "refreshAccessToken": {
    "method": "POST",
    "path": "/customer/v2/auth/refresh",
    "payload": [
      "token_type",
      "expires_in",
      "access_token"
    ],
    "lost": "never",
    "refused": []
  },
  "getBalance": {
    "method": "GET",
    "path": "/customer/v2/balance",
    "payload": [
      "balance",
      "currency"
    ],
    "lost": "safe",
    "refused": []
  },
  "listPackages": {
    "method": "GET",
    "path": "/customer/v2/packages",
    "payload": "array",
    "lost": "safe",
    "refused": [],
    "cacheSeconds": 3600
  },
  "createOrder": {
    "method": "POST",
    "path": "/customer/v2/orders",
    "payload": [
      "package_id",
      "package",
      "data",
      "validity",
      "price",
      "sims"
    ],
    "lost": "never",
    "refused": []
  },
  "listOrders": {
    "method": "GET",
    "path": "/customer/v2/orders",
    "payload": "array",
    "lost": "safe",
    "refused": []
  },
  "listEsims": {
    "method": "GET",
    "path": "/customer/v2/sims",
    "payload": "array",
    "lost": "safe",
    "refused": []
  },
  "getInstallationInstructions": {
    "method": "GET",
    "path": "/customer/v2/sims/{iccid}/instructions",
    "payload": [
      "installation_qr_code",
      "installation_manual",
      "network_setup",
      "apn_type",
      "apn_value",
      "direct_apple_installation_url"
    ],
    "lost": "safe",
    "refused": []
  },
  "getUsage": {
    "method": "GET",
    "path": "/customer/v2/sims/{iccid}/usage",
    "payload": [
      "remaining",
      "total",
      "expired_at",
      "status"
    ],
    "lost": "never",
    "refused": [],
    "bucket": "esim-usage",
    "cacheSeconds": 900
  },
  "listTopUpPackages": {
    "method": "GET",
    "path": "/customer/v2/sims/{iccid}/topups",
    "payload": "array",
    "lost": "safe",
    "refused": []
  },
  "createTopUpOrder": {
    "method": "POST",
    "path": "/customer/v2/orders/topups",
    "payload": [
      "id",
      "code",
      "package_id",
      "quantity",
      "type",
      "description",
      "esim_type",
      "validity",
      "package",
      "data",
      "price",
      "currency",
      "created_at",
      "sims"
    ],
    "idempotencyKey": true,
    "lost": "never",
    "refused": []
  },
  "listPackageHistory": {
    "method": "GET",
    "path": "/customer/v2/sims/{iccid}/packages",
    "payload": "array",
    "lost": "never",
    "refused": [
      429
    ],
    "bucket": "esim-history"
  }
} as const;

export const buckets = {
  "esim-usage": {
    "per": "iccid",
    "requests": 1,
    "seconds": 900
  },
  "esim-history": {
    "per": "iccid",
    "requests": 1,
    "seconds": 900
  }
} as const;
