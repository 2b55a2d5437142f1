/** One entry of a registry, as `requirements.schema.json` explains it. */
export interface Requirement {
  readonly rule: string;
  readonly kind: "fact" | "assumption" | "gap";
  /** Absent for a gap. */
  readonly level?: "must" | "should";
  readonly binds: "service" | "partner";
  readonly source: string;
  readonly operations: readonly string[];
  readonly covers?: readonly string[];
  readonly stateful?: true;
  readonly via?: readonly string[];
  readonly unobservable?: string;
}

/** An entry of `requirements.json`, which holds those of all areas by id. */
export interface ListedRequirement extends Requirement {
  readonly area: "esim" | "voice" | "sms";
  /** With every name that stands for several spelt out. */
  readonly covers?: readonly string[];
}
