import { DAY_HALVES, isNameIn } from '../enumerations/index.ts';
import { isDomainName, tidyAddress } from '../text/index.ts';

const MONTHS_IN_YEAR = 12;
/** The calendar repeats after these years. */
const CALENDAR_CYCLE_YEARS = 400;

// Of any script.
const DIGITS = /^\p{Nd}+$/u;
const DIGIT = /\p{Nd}/u;

/** Digits in a telephone number: of the shortest with an area code, and of the longest with an extension. Source: docs/behaviour/forms.md §4.10 */
const PHONE_DIGITS = { min: 6, max: 20 } as const;
const PHONE = /^(?:[\p{Nd}\s()+\-‐-―−./#*]|ext(?:ension)?|x)+$/iu;

const WEBSITE = /^(?:https?:\/\/)?(?<host>[^\s/?#:@]+)(?::(?<port>\d{1,5}))?(?:[/?#]\S*)?$/i;
const PORT_MAX = 65_535;

/**
 * Returns whether a date is whole and exists in the calendar.
 * @param parts month, day and a year of four digits, in digits of any script
 * Source: docs/behaviour/forms.md §4.10
 */
export function isDate([monthText = '', dayText = '', yearText = '']: readonly string[]): boolean {
  const [month, day, year] = [numberIn(monthText, 2), numberIn(dayText, 2), numberIn(yearText, 4)];
  if (!(year > 0) || Array.from(yearText).length !== 4) return false;
  if (!(month >= 1 && month <= MONTHS_IN_YEAR)) return false;
  // Dates before year 100 have no constructor: another year with the same calendar.
  const cycle = 2000 + (year % CALENDAR_CYCLE_YEARS);
  return day >= 1 && day <= new Date(Date.UTC(cycle, month, 0)).getUTCDate();
}

/**
 * Returns whether a time is whole and on a clock of twelve hours.
 * @param parts hour, minute, second, which may be empty, and the half of the day
 * Source: docs/behaviour/forms.md §4.10
 */
export function isTime([
  hourText = '',
  minuteText = '',
  secondText = '',
  half = '',
]: readonly string[]): boolean {
  const hour = numberIn(hourText, 2);
  const isPast = [minuteText, secondText || '0'].every((text) => numberIn(text, 2) < 60);
  return isPast && hour >= 1 && hour <= 12 && isNameIn(DAY_HALVES, half);
}

/**
 * Returns whether a telephone number is whole.
 * @param parts country code, which may be empty, area code and the two parts of the number
 * Source: docs/behaviour/forms.md §4.10
 */
export function isPhone([country = '', ...parts]: readonly string[]): boolean {
  const digitCount = Array.from([country, ...parts].join('')).filter((one) => DIGIT.test(one)).length;
  return (
    digitCount >= PHONE_DIGITS.min &&
    digitCount <= PHONE_DIGITS.max &&
    parts.every((part) => DIGIT.test(part)) &&
    [country, ...parts].every((part) => part === '' || PHONE.test(part))
  );
}

/**
 * Returns whether a text is the URL of a website: a domain, with or without `http(s)://`, and whatever follows it.
 * @param text as typed
 * Source: docs/behaviour/forms.md §4.10
 */
export function isWebsite(text: string): boolean {
  const { host = '', port = '0' } = WEBSITE.exec(tidyAddress(text))?.groups ?? {};
  // Unlike domains of mail, those of websites may have underscores, and the dot of the root.
  return isDomainName(host.replaceAll('_', '-').replace(/\.$/, '')) && Number(port) <= PORT_MAX;
}

/** Reads digits of any script; NaN for anything else. */
function numberIn(text: string, maxDigitCount: number): number {
  const digits = Array.from(text.normalize('NFKC'));
  if (digits.length > maxDigitCount || !DIGITS.test(text)) return Number.NaN;
  return Number(digits.map(valueOf).join(''));
}

/** In Unicode, the ten digits of a script follow each other; the one before the zero is none. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
