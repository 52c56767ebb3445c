/**
 * Whether a value is a name of an enumeration without codes.
 * @param names one of this module's lists
 * @param value anything
 * @returns true for a name of the list, case-sensitive
 * Source: docs/behaviour/names-and-codes.md §1.1
 */
export function isNameIn<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return (names as readonly unknown[]).includes(value);
}
