/** An enumeration that is sent as numbers: name → code. */
export type CodeTable = Readonly<Record<string, number>>;

/** The names of such a table. */
export type NameIn<Table extends CodeTable> = keyof Table & string;

/** The codes of such a table. */
export type CodeIn<Table extends CodeTable> = Table[keyof Table];

/**
 * Returns the name of a code from a document.
 * @param table one of this module's tables
 * @param code anything; only a number can be a code
 * @returns the name, or undefined for a code that the table does not have
 * Source: docs/behaviour/names-and-codes.md §1.1
 */
export function nameOfCode<Table extends CodeTable>(table: Table, code: unknown): NameIn<Table> | undefined {
  return (Object.keys(table) as NameIn<Table>[]).find((name) => table[name] === code);
}

/**
 * Returns the code of a name from a document or an attribute.
 * @param table one of this module's tables
 * @param name anything; only a string can be a name
 * @returns the code, or undefined for a name that the table does not have
 * Source: docs/behaviour/names-and-codes.md §1.1
 */
export function codeOfName<Table extends CodeTable>(table: Table, name: unknown): CodeIn<Table> | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name as keyof Table] : undefined;
}
