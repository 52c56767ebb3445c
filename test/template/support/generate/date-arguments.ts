import type { Choices } from './choices.ts';

/** Arguments of date formatters. */

const WIDTHS = ['short', 'medium', 'long', 'full'] as const;
const SKELETONS = [
  'yMMMd',
  'Hm',
  'hm',
  'EEEE',
  'yMMMM',
  'MMMd',
  'Bh',
  'yQQQ',
  'GyMMMd',
  'hms',
  'yMMMEd',
  'y',
  'd',
  'E',
  'H',
  'j',
  'jm',
] as const;
const DIRECTIVES = 'aAbhBcCdDeFgGHiIjklmMnNpPqrRsStTuUvVwWxXyYzZ%QfEOL'.split('');

/** A pattern of directives. */
export function datePattern(choices: Choices): string[] {
  const directive = (): string => `%${choices.one(DIRECTIVES)}`;
  return choices.weighted<() => string[]>([
    [4, () => choices.some(1, 4, directive)],
    [
      3,
      () => [
        choices.one(['%B %d, %Y', '%m/%d/%y', '%F %T', '%A, %e %b', '%l:%M %p %Z', '%Y-%m-%dT%H:%M:%S%z']),
      ],
    ],
    [1, () => [choices.some(1, 3, directive).join(''), choices.one(['%', 'at', 'o%', '%%', '<b>'])]],
    [1, () => []],
  ])();
}

/** Widths, skeletons and the rest of a localised date. */
export function datetimeOptions(choices: Choices): string[] {
  return choices.some(0, 3, () =>
    choices.weighted<() => string>([
      [4, () => choices.one(WIDTHS)],
      [6, () => `${choices.one(['date', 'time', 'datetime'])}:${choices.one(WIDTHS)}`],
      [4, () => choices.one(SKELETONS)],
      [2, () => `skeleton:${choices.one(SKELETONS)}`],
      [
        1,
        () => `${choices.one(['date', 'time', 'wrap', 'wrapped'])}:${choices.one([...WIDTHS, ...SKELETONS])}`,
      ],
      [1, () => `context:${choices.one(['middle-of-text', 'begin-sentence', 'standalone', 'x'])}`],
      [1, () => choices.one(['date', 'time', 'calendar:gregory', 'calendar:nope', 'nope:x', ''])],
    ])(),
  );
}

/** Options of a span of time. */
export function intervalOptions(choices: Choices): string[] {
  return choices.some(0, 1, () =>
    choices.weighted<() => string>([
      [4, () => choices.one(['yMMMd', 'hm', 'Hm', 'yMd', 'MMMd', 'yMMMEd', 'd', 'h', 'y'])],
      [1, () => `${choices.one(['skeleton', 'date', 'time'])}:${choices.one(['yMMMd', 'hm', 'yMd'])}`],
      [1, () => choices.one(['context:standalone', 'nope:x'])],
    ])(),
  );
}

/** Options of a distance in time. */
export function relativeOptions(choices: Choices): string[] {
  return choices.some(0, 2, () =>
    choices.weighted<() => string>([
      [4, () => `field:${choices.one('year month week day hour minute second millis nope'.split(' '))}`],
      [
        3,
        () =>
          choices.one([
            'numericOnly:true',
            'numericOnly',
            'alwaysNow:true',
            'dayOfWeek:true',
            'allowWeeks:true',
          ]),
      ],
      [2, () => `width:${choices.one(['short', 'narrow', 'wide', 'x'])}`],
      [1, () => choices.one(['maxfrac:1', 'minfrac:2', 'context:begin-sentence', 'round:up'])],
    ])(),
  );
}
