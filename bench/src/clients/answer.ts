/** What every call of the bench is answered: a token, a balance, an order and a message at once. */
export const answer: string = JSON.stringify({
  success: true,
  message: "ok",
  data: {
    token_type: "Bearer",
    expires_in: 86_400,
    access_token: "token",
    balance: 48_500,
    currency: "NGN",
    package_id: "ng-1gb-7d",
    package: "1 GB for 7 days",
    data: "1 GB",
    validity: 7,
    price: 1_200,
    message_id: "6f1c2c1e-3b0a-4d63-9c5b-0b6a5f5d2a01",
    status: "queued",
    sims: [{ iccid: "8923400000000000017", lpa: "smdp.example.com", matching_id: "A1" }],
  },
});
