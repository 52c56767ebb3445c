/** Values by which forms say no. */
const NO: readonly string[] = ['', '0', 'false', 'no', 'off'];

/**
 * Whether the values of a name say yes. A hidden input before a box sends a value for the box that is not ticked, so the last
 * value counts.
 * @param values in the order in which they were sent
 * @returns false without values
 * Source: docs/behaviour/forms.md §3.8
 */
export function isTicked(values: readonly unknown[]): boolean {
  const last = values.at(-1);
  return typeof last === 'string' && !saysNo(last);
}

/**
 * Whether a text is one that hidden inputs before boxes send.
 * @param text the value
 * Source: docs/behaviour/forms.md §3.5, §3.8
 */
export function saysNo(text: string): boolean {
  return NO.includes(text.trim().toLowerCase());
}
