import type { Area } from "../contract/area.ts";
import type { Operation } from "../contract/operation.ts";
import { type ExampleCall, exampleCall, exampleTarget } from "./example-call.ts";

export interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The same call with curl and with the client of its area. */
export function samples(operation: Operation): Sample[] {
  if (operation.isWebhook) return [];
  const { area } = operation;
  const call = exampleCall(operation);
  const sample = { lang: "sh", label: "curl", source: curl(operation, call) };
  if (area === "control") return [sample];
  return [
    sample,
    { lang: "ts", label: "TypeScript client", source: client(operation, area, call) },
  ];
}

const credentials: Readonly<Record<Area, string>> = {
  esim: "Authorization: Bearer $ACCESS_TOKEN",
  voice: "Authorization: Bearer $PARTNER_VOICE_API_KEY",
  sms: "x-api-key: $PARTNER_SMS_API_KEY",
};

function curl(operation: Operation, call: ExampleCall): string {
  const { area, method, security } = operation;
  const credential = area === "control" || security?.length === 0 ? [] : [credentials[area]];
  const path = area === "control" ? { ...call.path, id: "$SANDBOX_ORGANISATION" } : call.path;
  const target = exampleTarget(operation, { ...call, path });
  const headers = [
    ...credential,
    ...Object.entries(call.headers).map(([name, value]) => `${name}: ${value}`),
    ...(call.body ? ["Content-Type: application/json"] : []),
  ];
  const body = call.body && inShell(call.body);
  return [
    `curl ${method === "GET" || body ? "" : `-X ${method} `}"$PARTNER_BASE_URL${target}"`,
    ...headers.map((header) => `-H "${header}"`),
    ...(body ? [`-d '${body}'`] : []),
  ].join(" \\\n  ");
}

/** A body as one writes it in single quotes, on one line when it is short. */
function inShell(body: Readonly<Record<string, unknown>>): string {
  const line = JSON.stringify(body);
  const text = line.length < 60 ? line : JSON.stringify(body, null, 2).replaceAll("\n", "\n  ");
  return text.replace("<API_KEY>", `'"$PARTNER_ESIM_API_KEY"'`);
}

function client(
  { operationId }: Operation,
  area: Area,
  { path, query, body }: ExampleCall,
): string {
  const create = `create${area.charAt(0).toUpperCase()}${area.slice(1)}Client`;
  const values = { ...path, ...query, ...body };
  const args =
    Object.keys(values).length > 0 ? literal(values).replace('"<API_KEY>"', "apiKey") : "";
  return [
    `import { ${create} } from "@partner-connectivity/${area}";`,
    "",
    `const ${area} = ${create}({ baseUrl, apiKey });`,
    `const answer = await ${area}.${operationId}(${args});`,
  ].join("\n");
}

/** An object as one writes it in TypeScript, on one line when it is short. */
function literal(values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(values).map(([name, value]) => {
    const list = name === "include" && typeof value === "string" && value.includes(",");
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `${key}: ${JSON.stringify(list ? value.split(",") : value).replaceAll(",", ", ")}`;
  });
  const line = `{ ${entries.join(", ")} }`;
  return line.length < 60 ? line : `{\n  ${entries.join(",\n  ")},\n}`;
}
