// Generated from openapi/sms.yaml by `npm run generate`. Do not edit.

export const operations = {
  "sendSms": {
    "method": "POST",
    "path": "/api/sms/send",
    "payload": [
      "message_id",
      "status"
    ],
    "idempotencyKey": true,
    "lost": "never",
    "refused": [
      429,
      502
    ],
    "bucket": "sms-send"
  },
  "sendOtp": {
    "method": "POST",
    "path": "/api/sms/otp/send",
    "payload": [
      "reference"
    ],
    "lost": "never",
    "refused": [
      429
    ],
    "bucket": "sms-send"
  },
  "verifyOtp": {
    "method": "POST",
    "path": "/api/sms/otp/verify",
    "payload": [
      "verified",
      "status",
      "message"
    ],
    "lost": "never",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "listMessageLogs": {
    "method": "GET",
    "path": "/api/sms/logs",
    "payload": [
      "logs"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getStatistics": {
    "method": "GET",
    "path": "/api/sms/statistics",
    "payload": [
      "messages_sent",
      "messages_delivered",
      "messages_failed"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "exportLogs": {
    "method": "POST",
    "path": "/api/sms/export",
    "payload": "body",
    "lost": "never",
    "refused": [
      429
    ],
    "bucket": "sms-export"
  },
  "getAnalyticsOverview": {
    "method": "GET",
    "path": "/api/sms/analytics/overview",
    "payload": [
      "messages_sent",
      "delivery_rate",
      "total_cost_today",
      "response_rate",
      "campaign_data"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getMessageVolume": {
    "method": "GET",
    "path": "/api/sms/analytics/message-volume",
    "payload": [
      "volume"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getDeliveryStatus": {
    "method": "GET",
    "path": "/api/sms/analytics/delivery-status",
    "payload": [
      "statuses"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getDeliveryReport": {
    "method": "GET",
    "path": "/api/sms/analytics/delivery-report",
    "payload": [
      "reports"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  },
  "getWalletBalance": {
    "method": "GET",
    "path": "/api/sms/balance",
    "payload": [
      "balance"
    ],
    "lost": "safe",
    "refused": [
      429
    ],
    "bucket": "sms-read"
  }
} as const;

export const buckets = {
  "sms-send": {
    "per": "organisation",
    "requests": 500,
    "seconds": 60
  },
  "sms-read": {
    "per": "organisation",
    "requests": 300,
    "seconds": 60
  },
  "sms-export": {
    "per": "organisation",
    "requests": 20,
    "seconds": 60
  }
} as const;
