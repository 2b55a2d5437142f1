import type { Organisation } from "./call-sandbox.ts";

/** The one value that a later form cannot know and an earlier answer gave: that of `sendOtp`. */
const key = "try-it-reference";

/** Keeps the reference of a code for the form that checks it. */
export function remember(answer: string): void {
  const reference = /"reference": "([^"]+)"/.exec(answer)?.[1];
  if (reference) sessionStorage.setItem(key, reference);
}

/** Puts in what this sandbox alone knows: its organisation, its key, the reference of the last code. */
export function recall(form: HTMLFormElement, { id, esim }: Organisation): void {
  const organisation = form.elements.namedItem("id");
  if (organisation instanceof HTMLInputElement) organisation.value = id;
  const body = form.elements.namedItem("body");
  if (!(body instanceof HTMLTextAreaElement)) return;
  const reference = sessionStorage.getItem(key);
  body.value = body.value.replace("<API_KEY>", esim.apiKey);
  if (reference) body.value = body.value.replace(/("reference": ")[^"]+/, `$1${reference}`);
}
