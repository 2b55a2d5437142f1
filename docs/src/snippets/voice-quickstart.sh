set -eu
# #region numbers
curl -s "$PARTNER_BASE_URL/api/third-party/partner/available-numbers/?page_size=3" \
  -H "Authorization: Bearer $PARTNER_VOICE_API_KEY"
# #endregion
# #region claim
curl -s "$PARTNER_BASE_URL/api/third-party/partner/claim-number/" \
  -H "Authorization: Bearer $PARTNER_VOICE_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "pressone_number": "+2347001000001", "is_free_trial": true, "business_name": "Harbour Travel",
    "first_name": "Ada", "last_name": "Obi", "dob": "1990-04-12", "nin": "12345678901",
    "email": "ada.obi@example.com", "mobile": "+2348030000001"
  }'
# #endregion
# #region user
curl -s "$PARTNER_BASE_URL/api/third-party/partner/user/?email=ada.obi%40example.com" \
  -H "Authorization: Bearer $PARTNER_VOICE_API_KEY"
# #endregion
# #region renew
curl -s "$PARTNER_BASE_URL/api/third-party/partner/renew-number/" \
  -H "Authorization: Bearer $PARTNER_VOICE_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"email":"ada.obi@example.com"}'
# #endregion
