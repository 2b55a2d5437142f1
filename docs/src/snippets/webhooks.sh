set -eu
# #region register
CONTROL="$PARTNER_BASE_URL/_sandbox/organisations/$SANDBOX_ORGANISATION"
curl -s "$CONTROL/webhooks" \
  -H "Content-Type: application/json" \
  -d '{"url":"http://127.0.0.1:8080/"}'
# #endregion
# #region send
curl -s "$PARTNER_BASE_URL/api/sms/send" \
  -H "x-api-key: $PARTNER_SMS_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"recipient":"+2348030000001","body":"Hello Ada"}'
# #endregion
# #region clock
curl -s "$CONTROL/clock" -H "Content-Type: application/json" -d '{"advance_seconds":60}'
# #endregion
# #region deliveries
curl -s "$CONTROL/deliveries"
# #endregion
