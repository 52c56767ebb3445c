/**
 * Reads one field of a printed moment.
 * @param format a format of `Intl`
 * @param epochMs a moment
 * @param type the field, such as "hour"
 * @returns its text; "" if the format has no such field
 */
export function partOf(
  format: Pick<Intl.DateTimeFormat, 'formatToParts'>,
  epochMs: number,
  type: string,
): string {
  return format.formatToParts(epochMs).find((part) => part.type === type)?.value ?? '';
}
