/** Reads the parts of a field, by their names, in one text. */
export type SplitWhole = (text: string) => Readonly<Partial<Record<string, string>>>;

const DATE = /^(?<year>\d{4,})-(?<month>\d\d?)-(?<day>\d\d?)$/;
const TIME = /^(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?$/;
const EDGES = /^[\s().-]+|[\s(.-]+$/g;

/** Digits at the end of a telephone number: those of the line, and of the prefix before it. */
const LINE_DIGITS = 4;
const PREFIX_DIGITS = 3;

/** The value of `<input type="date">`; any other text is refused by the check, which sees it. */
export const splitDate: SplitWhole = (text) => {
  const found = DATE.exec(text.trim())?.groups;
  if (!found) return { Month: text };
  return { Year: found['year'] ?? '', Month: bare(found['month']), Day: bare(found['day']) };
};

/** The value of `<input type="time">`. */
export const splitTime: SplitWhole = (text) => {
  const found = TIME.exec(text.trim())?.groups;
  const hour = Number(found?.['hour']);
  if (!found || hour > 23) return { Hour: text };
  return {
    Hour: String(hour % 12 || 12),
    Minute: found['minute'] ?? '',
    Second: found['second'] ?? '',
    Ampm: hour < 12 ? 'AM' : 'PM',
  };
};

/** A telephone number in one text: no digit is lost. */
export const splitPhone: SplitWhole = (text) => {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const count = places.length;
  if (count <= 2) return { Line: text };
  // Shorter numbers have shorter parts.
  const line = places[count - Math.min(LINE_DIGITS, count - 2)];
  const prefix = places[Math.max(1, count - LINE_DIGITS - PREFIX_DIGITS)];
  return {
    Areacode: text.slice(0, prefix).replace(/[()]/g, '').replace(EDGES, ''),
    Prefix: text.slice(prefix, line).replace(EDGES, ''),
    Line: text.slice(line).trim(),
  };
};

/** A name in one text: its last word is the last name. */
export const splitName: SplitWhole = (text) => {
  const words = text.trim().split(/\s+/);
  return words.length === 1
    ? { First: words[0] ?? '' }
    : { First: words.slice(0, -1).join(' '), Last: words.at(-1) ?? '' };
};

/** An address in one text: only its first line is known. */
export const splitAddress: SplitWhole = (text) => {
  const [first = '', ...others] = text.split(/\r?\n/).map((line) => line.trim());
  return { Line1: first, Line2: others.filter(Boolean).join(', ') };
};

function bare(digits: string | undefined): string {
  return String(Number(digits));
}
