set -eu
# #region send
curl -s "$PARTNER_BASE_URL/api/sms/send" \
  -H "x-api-key: $PARTNER_SMS_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: my-first-message" \
  -d '{"recipient":"08030000001","body":"Hello Ada, your eSIM is ready."}'
# #endregion
# #region logs
curl -s "$PARTNER_BASE_URL/api/sms/logs" -H "x-api-key: $PARTNER_SMS_API_KEY"
# #endregion
# #region code
REFERENCE=$(curl -s "$PARTNER_BASE_URL/api/sms/otp/send" \
  -H "x-api-key: $PARTNER_SMS_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"recipient":"+2348030000001"}' |
  node -p 'JSON.parse(fs.readFileSync(0)).data.reference')
# #endregion
# #region verify
curl -s "$PARTNER_BASE_URL/api/sms/otp/verify" \
  -H "x-api-key: $PARTNER_SMS_API_KEY" \
  -H "Content-Type: application/json" \
  -d "{\"reference\":\"$REFERENCE\",\"code\":\"123456\"}"
# #endregion
