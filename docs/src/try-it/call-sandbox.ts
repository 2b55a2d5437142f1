import type { TryIt } from "../reference/reference-page.ts";

/** What `sandbox.json` holds while a sandbox runs beside the site. */
export interface Organisation {
  readonly id: string;
  readonly esim: { readonly apiKey: string };
  readonly voice: { readonly apiKey: string };
  readonly sms: { readonly apiKey: string };
}

/** Sends what the form says and tells the answer as text: status line, headers that matter, body. */
export async function callSandbox(
  { section, method, path, credential, fields, body }: TryIt,
  values: FormData,
  organisation: Organisation,
): Promise<{ status: string; text: string }> {
  const valueFor = (name: string): string => String(values.get(name) ?? "");
  const headers = new Headers(credential ? await credentialOf(section, organisation) : {});
  const query = new URLSearchParams();
  for (const { name, in: place } of fields) {
    const value = valueFor(name);
    if (value === "") continue;
    if (place === "query") query.set(name, value);
    if (place === "header") headers.set(name, value);
  }
  if (body !== undefined) headers.set("content-type", "application/json");
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(valueFor(name)));
  const begun = performance.now();
  const response = await fetch(`${target}${query.size > 0 ? `?${query}` : ""}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: valueFor("body") }),
  });
  const text = await response.text();
  const waiting = response.headers.get("retry-after");
  const milliseconds = Math.round(performance.now() - begun);
  return {
    status: `${response.status} in ${milliseconds} ms${waiting ? `, Retry-After: ${waiting}` : ""}`,
    text: inLines(text),
  };
}

async function credentialOf(
  section: TryIt["section"],
  { esim, voice, sms }: Organisation,
): Promise<Record<string, string>> {
  if (section === "sms") return { "x-api-key": sms.apiKey };
  if (section === "voice") return { authorization: `Bearer ${voice.apiKey}` };
  const response = await fetch("/customer/v2/token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ api_key: esim.apiKey }),
  });
  const { data } = await response.json();
  return { authorization: `Bearer ${data.access_token}` };
}

function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
