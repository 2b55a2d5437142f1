type SqlType = "text" | "integer" | "bigint";
type Column<Row> = keyof Row & string;

/** How a table is created; the types of its columns follow those of its rows. */
interface TableShape<Row> {
  /** The SQL type of each column; one that may be null says so. */
  readonly columns: {
    readonly [Name in Column<Row>]: null extends Row[Name] ? `${SqlType} or null` : SqlType;
  };
  readonly key: readonly Column<Row>[];
  /** Sets of columns that no two rows share. */
  readonly unique?: readonly (readonly Column<Row>[])[];
  /** Columns by the name of the index. */
  readonly indexes?: Readonly<Record<string, readonly Column<Row>[]>>;
}

/** The shape of each table, by name. */
export type TableShapes<Tables> = { readonly [Table in keyof Tables]: TableShape<Tables[Table]> };
