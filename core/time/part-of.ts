/**
 * Reads one field of a printed moment.
 * @param format of the platform
 * @param epochMs a moment
 * @param type of the field, such as "hour"
 * @returns what is printed for it; "" when the format has no such field
 */
export function partOf(format: Intl.DateTimeFormat, epochMs: number, type: string): string {
  return format.formatToParts(epochMs).find((part) => part.type === type)?.value ?? '';
}
