/**
 * Reads an object's own property by an untrusted name: never an inherited one, such as `constructor`.
 * @param record the object
 * @param name any text
 * @returns its own value, or undefined
 * Source: docs/behaviour/network.md §5
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
