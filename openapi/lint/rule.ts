/** The part of Redocly's visitor context that our rules use. */
export interface Context {
  readonly key: string | number;
  readonly location: Location;
  report(problem: { message: string; location?: Location }): void;
}

interface Location {
  readonly pointer: string;
  child(key: string): Location;
  key(): Location;
}

export type Node = Readonly<Record<string, unknown>>;
export type Rule = () => Record<string, (node: Node, context: Context) => void>;

/** Webhooks are called by the service: limits, effects and refusals of callers do not apply to them. */
export function isWebhook({ location }: Context): boolean {
  return location.pointer.startsWith("#/webhooks/");
}
