// #region list
import { createVoiceClient } from "@partner-connectivity/voice";

const voice = createVoiceClient({
  baseUrl: process.env["PARTNER_BASE_URL"] ?? "",
  apiKey: process.env["PARTNER_VOICE_API_KEY"] ?? "",
});

const { data: numbers } = await voice.listAvailableNumbers();
const [free] = numbers;
if (!free) throw new Error("no number is free");
// #endregion

// #region claim
await voice.claimNumber({
  pressone_number: free.phone_number,
  business_name: "Harbour Travel",
  first_name: "Ada",
  last_name: "Obi",
  dob: "1990-04-12",
  email: "ada.obi@example.com",
  mobile: "+2348030000001",
  nin: "12345678901",
  is_free_trial: true,
});
// #endregion

// #region look
const { data: users } = await voice.listUsers({ email: "ada.obi@example.com" });
console.log(users[0]?.subscription.is_free_trial ? "on trial" : "paying");
// #endregion

// #region renew
await voice.renewNumber({ email: "ada.obi@example.com" });

const { data: renewed } = await voice.listUsers({ email: "ada.obi@example.com" });
console.log(renewed[0]?.subscription.is_free_trial ? "on trial" : "paying");
// #endregion
