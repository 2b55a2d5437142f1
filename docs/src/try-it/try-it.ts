import type { TryIt } from "../reference/reference-page.ts";
import { callSandbox, type Organisation } from "./call-sandbox.ts";
import { recall, remember } from "./memory.ts";

/**
 * `<try-it>`: a form that sends the operation of its page to the sandbox which `npm run docs` serves
 * at the same address. Without a sandbox it stays as it was built: a sentence on how to start one.
 */
class TryItElement extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const answer = await fetch(`${import.meta.env.BASE_URL}sandbox.json`);
    const organisation: Organisation | null = await answer.json();
    const form = this.querySelector("form");
    const hint = this.querySelector<HTMLElement>(".hint");
    if (!organisation || !form || !hint) return;
    hint.textContent = `Sends to the sandbox at ${location.origin}, with its credentials.`;
    recall(form, organisation);
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.send(form, organisation);
    });
  }

  async send(form: HTMLFormElement, organisation: Organisation): Promise<void> {
    const call: TryIt = JSON.parse(this.dataset["call"] ?? "");
    const output = this.querySelector("output");
    const button = form.querySelector("button");
    if (!output || !button) return;
    button.disabled = true;
    try {
      const { status, text } = await callSandbox(call, new FormData(form), organisation);
      output.textContent = `${status}\n\n${text}`;
      remember(text);
    } catch (error) {
      output.textContent = `No answer: ${(error as Error).message}. Is the sandbox still running?`;
    }
    output.hidden = false;
    button.disabled = false;
  }
}

customElements.define("try-it", TryItElement);
