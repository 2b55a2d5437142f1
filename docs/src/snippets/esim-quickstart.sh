set -eu
# #region token
ACCESS_TOKEN=$(curl -s "$PARTNER_BASE_URL/customer/v2/token" \
  -H "Content-Type: application/json" \
  -d "{\"api_key\":\"$PARTNER_ESIM_API_KEY\"}" |
  node -p 'JSON.parse(fs.readFileSync(0)).data.access_token')
# #endregion
# #region packages
curl -s "$PARTNER_BASE_URL/customer/v2/packages?country_code=NG" \
  -H "Authorization: Bearer $ACCESS_TOKEN"
# #endregion
# #region order
ICCID=$(curl -s "$PARTNER_BASE_URL/customer/v2/orders" \
  -H "Authorization: Bearer $ACCESS_TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"package_id":"ng-1gb-7d","quantity":1,"description":"my first eSIM"}' |
  node -p 'JSON.parse(fs.readFileSync(0)).data.sims[0].iccid')
echo "$ICCID"
# #endregion
# #region instructions
curl -s "$PARTNER_BASE_URL/customer/v2/sims/$ICCID/instructions?language=en" \
  -H "Authorization: Bearer $ACCESS_TOKEN"
# #endregion
# #region use
CONTROL="$PARTNER_BASE_URL/_sandbox/organisations/$SANDBOX_ORGANISATION"
curl -s "$CONTROL/esims/$ICCID/consume" \
  -H "Content-Type: application/json" \
  -d '{"data_mb":900}'
# #endregion
# #region usage
curl -s "$PARTNER_BASE_URL/customer/v2/sims/$ICCID/usage" \
  -H "Authorization: Bearer $ACCESS_TOKEN"
# #endregion
# #region top-ups
curl -s "$PARTNER_BASE_URL/customer/v2/sims/$ICCID/topups" \
  -H "Authorization: Bearer $ACCESS_TOKEN"
# #endregion
# #region top-up
curl -s "$PARTNER_BASE_URL/customer/v2/orders/topups" \
  -H "Authorization: Bearer $ACCESS_TOKEN" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: my-first-top-up" \
  -d "{\"package_id\":\"ng-1gb-7d-topup\",\"iccid\":\"$ICCID\"}"
# #endregion
# #region history
curl -s "$PARTNER_BASE_URL/customer/v2/sims/$ICCID/packages" \
  -H "Authorization: Bearer $ACCESS_TOKEN"
# #endregion
# #region balance
curl -s "$PARTNER_BASE_URL/customer/v2/balance" \
  -H "Authorization: Bearer $ACCESS_TOKEN"
# #endregion
