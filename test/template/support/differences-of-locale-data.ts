import { agreeBarely, agreeOnce, bare } from './agree.ts';
import { NOW_MS } from './case-file.ts';
import { sourcesOf, withArguments, withNumbers, withoutCalls, type Call } from './changed-case.ts';
import type { Difference, Found } from './difference.ts';

/** Moments outside these bounds are dated otherwise by the existing engine. */
export const JULIAN_MS = Date.UTC(1583, 0);
export const LAST_ZONE_DATA_MS = Date.UTC(2037, 11);

/** Differences owed to other releases of the locale data, or to Intl in place of them. */
export const DIFFERENCES_OF_LOCALE_DATA: readonly Difference[] = [
  {
    name: 'moments before 1583 or after 2037',
    kind: 'locale data',
    why: "There, zones have no summer time after 2037, and localised dates before 1583 follow Julian's calendar.",
    explains: (found) =>
      isOnlyIn(
        found,
        ({ name, args }) => DATES.has(name) || (MESSAGES.has(name) && args.length > 0 && namesDates(found)),
        inZoneData,
      ),
  },
  {
    name: 'names of zones before 1970',
    kind: 'locale data',
    why: 'Intl has no names for some zones before 1970.',
    explains: (found) => isOnlyIn(found, writesZoneName, (number) => (number < 0 ? NOW_MS : number)),
  },
  {
    name: 'summer time on the British Isles',
    kind: 'locale data',
    why: 'There, the summer time of London and Dublin has no long name.',
    explains: ({ each, render }) =>
      agreeOnce(each, withoutCalls(each, writesZoneName), render) && agreeOnce(each, inLisbon(each), render),
  },
  {
    name: 'letters of skeletons that Intl lacks',
    kind: 'locale data',
    why: 'Intl writes no quarters, weeks, counted days, other years, bare offsets and midnights, and nothing for l.',
    explains: ({ each, render }) => agreeOnce(each, withoutLackingLetters(each), render),
  },
  {
    name: 'parts of the day',
    kind: 'locale data',
    why: 'Releases of the data differ in where noon ends and whether midnight has a name.',
    explains: ({ each, render }) =>
      agreeOnce(
        each,
        withSkeletons(each, (letters) => letters.replace(/B/g, '')),
        render,
      ),
  },
  {
    name: 'a weekday that stands alone in other languages',
    kind: 'locale data',
    why: 'Those data have a form without dot, brackets or capital where no letter or e or c asks for it, Intl for nothing but a weekday.',
    explains: ({ each, ours, theirs, render }) =>
      isForeign(each) &&
      bare(ours.output) === bare(theirs.output) &&
      agreeOnce(
        each,
        withoutCalls(each, ({ name, args }) => name === 'datetime' && SAYS_WEEKDAY.test(args.join(' '))),
        render,
      ),
  },
  {
    name: 'a weekday of a month without its day',
    kind: 'locale data',
    why: 'In Spanish those data put the parts side by side, Intl joins them as for the day.',
    explains: ({ each, render }) =>
      isForeign(each) &&
      agreeOnce(
        each,
        withSkeletons(each, (letters, all) => (isWeekdayOfMonth(all) ? letters.replace(/E/g, '') : letters)),
        render,
      ),
  },
  {
    name: 'months of an interval in other languages',
    kind: 'locale data',
    why: 'Intl spaces and dots bare months otherwise.',
    explains: ({ each, ours, theirs, render }) =>
      isForeign(each) &&
      joined(ours.output) === joined(theirs.output) &&
      agreeOnce(
        each,
        withoutCalls(each, ({ name, args }) => name === 'datetime-interval' && args.some(isMonthAlone)),
        render,
      ),
  },
  {
    name: 'weeks counted by their weekday',
    kind: 'locale data',
    why: 'Intl has no "in 3 Tuesdays".',
    explains: ({ each, render }) =>
      agreeOnce(
        each,
        withArguments(each, ({ name, args }) =>
          name === 'relative-time' ? args.filter((text) => !text.startsWith('dayOfWeek')) : undefined,
        ),
        render,
      ),
  },
  {
    name: 'distances in time of whole millions',
    kind: 'locale data',
    why: 'Those data have no words for the plural of millions in French and Spanish, and leave the distance out.',
    explains: ({ each, ours, theirs, render }) =>
      /^(fr|es)/.test(each.options.locale ?? '') &&
      ours.output.replace(MILLIONS, '') === theirs.output &&
      agreeOnce(
        each,
        withoutCalls(each, ({ name }) => name === 'relative-time'),
        render,
      ),
  },
  {
    name: 'minutes that stand alone in other languages',
    kind: 'locale data',
    why: 'There, seconds come with them and not hours.',
    explains: ({ each, render }) => agreeOnce(each, withoutMinutes(each), render),
  },
  {
    name: 'some of these at once',
    kind: 'locale data',
    why: 'A page has many dates.',
    explains: ({ each, render }) =>
      agreeOnce(
        each,
        withoutCalls(each, ({ name }) => DATES.has(name)),
        render,
      ) &&
      agreeBarely(
        each,
        inLisbon(
          withNumbers(withoutMinutes(withoutLackingLetters(each)), (number) =>
            number < 0 && hasZoneNames(each) ? NOW_MS : inZoneData(number),
          ),
        ),
        render,
      ),
  },
];

function inZoneData(number: number): number {
  return number < JULIAN_MS || number > LAST_ZONE_DATA_MS ? NOW_MS : number;
}

/** Where no letter is left that both know, the year is asked for. */
function withoutLackingLetters(each: Found['each']): Found['each'] {
  return withSkeletons(each, (letters) =>
    /[QqwWYuUrDFgAxXbl]/.test(letters)
      ? letters.replace(/[^GyMLEecdhKHkjJCaBmsSzvVOZ]/g, '') || 'y'
      : letters,
  );
}

function writesZoneName({ name, args }: Call): boolean {
  return name === 'datetime' && args.some((text) => NAMES_ZONE.test(text));
}

function hasZoneNames(each: Found['each']): boolean {
  return sourcesOf(withoutCalls(each, writesZoneName)) !== sourcesOf(each);
}

function withoutMinutes(each: Found['each']): Found['each'] {
  return withSkeletons(each, (letters, all) =>
    (all.match(TIME_LETTERS) ?? []).every((letter) => letter === 'm') ? letters.replace(/m/g, '') : letters,
  );
}

/** The zone of London, with names for its summer. */
function inLisbon(each: Found['each']): Found['each'] {
  return { ...each, data: each.data.replace(/Europe\/(?:London|Dublin)/g, 'Europe/Lisbon') };
}

const DATES: ReadonlySet<string> = new Set(['date', 'datetime', 'datetime-interval', 'relative-time']);
const MESSAGES: ReadonlySet<string> = new Set(['message', 'plural']);
const WIDTH = /^(?:short|medium|long|full)$/;
/** Of the widths, these two end in the name of the zone. */
const NAMES_ZONE = /^(?:(?:time|datetime):)?(?:long|full)$/;
const SKELETON = /^((?:skeleton|date|time|datetime):)?([A-Za-z]+)$/;
/** Letters of a weekday in standalone form; without letters it is always in that form. */
const SAYS_WEEKDAY = /[ec]|^[^A-Za-z]*$/;
const TIME_LETTERS = /[hHkKjJCmsSaAbBzZvVOxX]/g;

/** A distance whose number ends in six zeros, in French or Spanish. */
const MILLIONS =
  /(?:(?:il y a|dans|hace|dentro de)[ \u00a0]|[-−+])\d{1,3}(?:[\u202f.]?\d{3})*(?:[\u202f.]?000){2}[ \u00a0\u202f](?:secondes|segundos|semaines|semanas|sem\.|s|minutes|minutos|min|heures|horas|h|jours|j|días|d)/gi;

/** Whether the engines agree both without some formatters and with other numbers: then these formatters differ for these numbers. */
function isOnlyIn(
  { each, render }: Found,
  isMeant: (call: Call) => boolean,
  change: (number: number) => number,
): boolean {
  return (
    agreeOnce(each, withoutCalls(each, isMeant), render) && agreeOnce(each, withNumbers(each, change), render)
  );
}

function namesDates({ each }: Found): boolean {
  return /\{[^{}"]* datetime/.test(each.data);
}

/** The letters of one argument of a date or an interval, or undefined where it is none of the skeleton; signs are passed over. */
function lettersOf(text: string): string | undefined {
  const [, key, letters = ''] = SKELETON.exec(text.replace(/[^A-Za-z:]/g, '')) ?? [];
  // With a sign they are no words.
  if (letters === '' || (key !== 'skeleton:' && WIDTH.test(text.split(':').at(-1) ?? ''))) return undefined;
  return key === undefined && /^(?:date|time)$/.test(text) ? undefined : letters;
}

function withSkeletons(each: Found['each'], change: (letters: string, all: string) => string): Found['each'] {
  return withArguments(each, ({ name, args, delimiter }) => {
    if (name !== 'datetime' && name !== 'datetime-interval') return undefined;
    const all = args.map((text) => lettersOf(text) ?? '').join('');
    return args.map((text) => {
      const letters = lettersOf(text);
      const changed = letters === undefined ? letters : change(letters, all);
      if (changed === undefined || changed === letters) return text;
      return changed && delimiter !== ':' ? `skeleton:${changed}` : changed;
    });
  });
}

function isForeign({ options }: Found['each']): boolean {
  return !(options.locale ?? '').startsWith('en');
}

function isWeekdayOfMonth(letters: string): boolean {
  const dates = letters.replace(TIME_LETTERS, '');
  return /E/.test(dates) && /[MyG]/.test(dates) && !dates.includes('d');
}

function isMonthAlone(text: string): boolean {
  return /^(?:(?:skeleton|date|time):)?M+$/.test(text);
}

/** Removes the spaces and dots at the ends of an interval. */
function joined(output: string): string {
  return output.replace(/[.\s]*–\s*/g, '–').replaceAll('.', '');
}
