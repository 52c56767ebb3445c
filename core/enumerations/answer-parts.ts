/** The parts of answers, in the order in which they are sent. Source: docs/behaviour/forms.md §3.1, §3.2 */
export const ANSWER_PARTS = {
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const;

/** A part of an address. Source: docs/behaviour/forms.md §3.1 */
export type AddressPart = (typeof ANSWER_PARTS)['address'][number];

/** The halves of the day, as the last part of a time names them. Source: docs/behaviour/forms.md §3.1 */
export const DAY_HALVES = ['AM', 'PM'] as const;
