import type { Organisation } from "./call-sandbox.ts";

/** Values that an earlier answer gave and a later form needs, so that forms can be used in a row. */
const kept = ["iccid", "reference"] as const;

/** Keeps them for as long as the tab is open. */
export function remember(answer: string): void {
  for (const name of kept) {
    const value = new RegExp(`"${name}": "([^"]+)"`).exec(answer)?.[1];
    if (value) sessionStorage.setItem(`try-it-${name}`, value);
  }
}

/** Puts them in, and what this sandbox alone knows: its organisation and its key. */
export function recall(form: HTMLFormElement, { id, esim }: Organisation): void {
  const body = form.elements.namedItem("body");
  fill(form, "id", id);
  if (body instanceof HTMLTextAreaElement) {
    body.value = body.value.replace("<API_KEY>", esim.apiKey);
  }
  for (const name of kept) {
    const value = sessionStorage.getItem(`try-it-${name}`);
    if (!value) continue;
    fill(form, name, value);
    if (body instanceof HTMLTextAreaElement) {
      body.value = body.value.replace(new RegExp(`("${name}": ")[^"]+`), `$1${value}`);
    }
  }
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
