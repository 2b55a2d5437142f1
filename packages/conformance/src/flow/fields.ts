/** The fields of an object in an answer. Nothing is known of their types: the answer may be broken. */
export type Fields = Readonly<Record<string, unknown>>;
