import { expect } from '@open-wc/testing';
import { createFieldWriter, createSpanWriter } from '../../../engine/i18n/dates/field-writer.ts';
import { intlLocale, readDateOptions, readIntervalOptions } from '../../../engine/i18n/index.ts';
import { formatsOf, type OpenFormat } from '../../../engine/i18n/dates/intl-date.ts';

const START_MS = Date.UTC(2018, 2, 12, 17, 48, 54, 123);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Makes spaces visible: thin ones "·", narrow ones that do not break "'". */
function visible(text: string): string {
  return text.replaceAll('\u2009', '·').replaceAll('\u202F', "'");
}

/** Parts as a platform prints them: "a:", "b:" or nothing marks a field's end of the span; the rest is literal. */
interface Recorded {
  readonly locale: string;
  readonly moment: readonly Intl.DateTimeFormatPart[];
  readonly span: readonly Intl.DateTimeRangeFormatPart[];
}

type Source = 'shared' | 'startRange' | 'endRange';

function part(type: Intl.DateTimeFormatPartTypes, value: string, source: Source = 'shared') {
  return { type, value, source };
}

/** A clock of twelve hours whose spaces are given: before the half of the day, inside of it, around the dash. */
function clock(locale: string, period: string, before: string, around: string): Recorded {
  const hour = part('hour', '1');
  const half = [part('literal', before), part('dayPeriod', period)];
  return {
    locale,
    moment: [hour, part('literal', ':'), part('minute', '48'), ...half],
    span: [
      part('hour', '1', 'startRange'),
      part('literal', ':', 'startRange'),
      part('minute', '48', 'startRange'),
      part('literal', `${around}–${around}`),
      part('hour', '3', 'endRange'),
      part('literal', ':', 'endRange'),
      part('minute', '48', 'endRange'),
      ...half,
    ],
  };
}

/** A format that prints recorded parts; for a single moment V8 prints plain spaces, whatever the parts say. */
function playBack({ locale, moment, span }: Recorded): OpenFormat {
  const text = moment.map(({ value }) => value).join('');
  const format = {
    format: () => text.replaceAll(/[\u2009\u202F]/g, ' '),
    formatToParts: () => [...moment],
    formatRangeToParts: () => [...span],
    resolvedOptions: () => ({ locale }),
  };
  return () => format as unknown as Intl.DateTimeFormat;
}

const TWELVE_HOURS = { hour: 'numeric', minute: 'numeric', hourCycle: 'h12' } as const;

describe('spaces in 12-hour times', () => {
  for (const [language, kinds, moment, span] of [
    [
      'English',
      {
        'older data': clock('en-US', 'PM', '\u202F', '\u2009'),
        'older data, changed by the browser': clock('en-US', 'PM', ' ', '\u2009'),
        'newer data': clock('en-US', 'PM', ' ', ' '),
      },
      "1:48'PM",
      "1:48·–·3:48'PM",
    ],
    [
      'Spanish',
      {
        'older data': clock('es-ES', 'p.\u202Fm.', '\u202F', '\u2009'),
        'older data, changed by the browser': clock('es-ES', 'p.\u00A0m.', ' ', '\u2009'),
        'newer data': clock('es-ES', 'p. m.', ' ', ' '),
      },
      "1:48'p.'m.",
      "1:48·–·3:48'p.'m.",
    ],
    [
      'Dutch, with a plain space',
      {
        'some data': clock('nl-NL', 'p.m.', '\u202F', '\u2009'),
        'other data': clock('nl-NL', 'p.m.', ' ', ' '),
      },
      '1:48 p.m.',
      '1:48·–·3:48 p.m.',
    ],
    [
      'Hebrew, with plain spaces',
      { 'some data': clock('he-IL', 'PM', '\u202F', '\u2009'), 'other data': clock('he-IL', 'PM', ' ', ' ') },
      '1:48 PM',
      '1:48 – 3:48 PM',
    ],
  ] as const) {
    for (const [kind, recorded] of Object.entries(kinds))
      it(`${language}, ${kind}`, () => {
        const open = playBack(recorded);
        expect(visible(createFieldWriter(open, TWELVE_HOURS)(0))).to.equal(moment);
        expect(visible(createSpanWriter(open, TWELVE_HOURS)(0, 1))).to.equal(span);
      });
  }
});

/** Real formats of this platform whose plain, thin and narrow spaces all become one kind of them. */
function withSpaces(open: OpenFormat, space: string): OpenFormat {
  const change = <Part extends { value: string }>(part: Part): Part => ({
    ...part,
    value: part.value.replaceAll(/[ \u2009\u202F]/g, space),
  });
  return (fields) => {
    const format = open(fields);
    return {
      format: (epochMs: number) => change({ value: format.format(epochMs) }).value,
      formatToParts: (epochMs: number) => format.formatToParts(epochMs).map(change),
      formatRangeToParts: (startMs: number, endMs: number) =>
        format.formatRangeToParts(startMs, endMs).map(change),
      resolvedOptions: () => format.resolvedOptions(),
    };
  };
}

describe('platforms with other spaces', () => {
  const FIELDS: readonly Intl.DateTimeFormatOptions[] = [
    { year: 'numeric', month: 'short', day: 'numeric' },
    { year: 'numeric', month: 'long', weekday: 'long', day: 'numeric' },
    { month: 'numeric', day: 'numeric' },
    { hour: 'numeric', hourCycle: 'h12' },
    { ...TWELVE_HOURS, second: 'numeric', timeZoneName: 'short' },
    { weekday: 'short', ...TWELVE_HOURS },
    { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
    { era: 'short', year: 'numeric' },
  ];
  const LOCALES =
    'en-US en-GB de-DE fr-FR fr-CA es-ES es-MX it-IT pt-BR nl-NL da-DK sv-SE fi-FI pl-PL cs-CZ hu-HU tr-TR ' +
    'ru-RU uk-UA bg-BG el-GR he-IL ar-EG fa-IR hi-IN th-TH vi-VN ko-KR ja-JP zh-CN zh-TW zh-HK';
  for (const tag of LOCALES.split(' '))
    it(`produce the same text in ${tag}`, () => {
      const platform = formatsOf(tag, 'UTC', 'gregory');
      const write = (open: OpenFormat) =>
        FIELDS.flatMap((fields) => [
          createFieldWriter(open, fields)(START_MS),
          ...[2 * HOUR_MS, 3 * DAY_MS, 60 * DAY_MS, 400 * DAY_MS].map((elapsedMs) =>
            createSpanWriter(open, fields)(START_MS, START_MS + elapsedMs),
          ),
        ]);
      const asItIs = write(platform);
      for (const space of [' ', '\u2009', '\u202F'])
        expect(write(withSpaces(platform, space))).to.deep.equal(asItIs);
    });
});

describe('dates and spans on every platform', () => {
  const ELAPSED = {
    hours: 2 * HOUR_MS,
    threeDays: 3 * DAY_MS,
    days: 25 * DAY_MS,
    years: 400 * DAY_MS,
  } as const;

  for (const [tag, skeleton, elapsed, text] of [
    ['en-US', 'hm', undefined, "5:48'PM"],
    ['en-US', 'yMMMd', 'days', 'Mar 12·–·Apr 6, 2018'],
    ['en-GB', 'yMMMd', 'years', '12 Mar 2018·–·16 Apr 2019'],
    ['en-GB', 'MMMd', 'threeDays', '12·–·15 Mar'],
    ['en-GB', 'Hm', 'hours', '17:48–19:48'],
    ['en-GB', 'hm', 'hours', "5:48·–·7:48'pm"],
    ['en-CA', 'hm', undefined, "5:48'p.m."],
    ['de', 'yMMMd', 'days', '12. März·–·6. Apr. 2018'],
    ['de', 'Hm', 'days', '12. März 2018, 17:48·–·6. Apr. 2018, 17:48'],
    ['fr', 'yMMMd', 'days', '12 mars·–·6 avr. 2018'],
    ['fr', 'Hm', 'hours', '17:48·–·19:48'],
    ['es', 'hm', undefined, "5:48'p.'m."],
    ['es', 'yMMMd', 'years', '12 mar 2018·–·16 abr 2019'],
    ['it', 'yMMMd', 'days', '12 mar·–·6 apr 2018'],
    ['pt', 'Hm', 'hours', '17:48·–·19:48'],
    ['nl', 'hm', undefined, '5:48 p.m.'],
    ['nl', 'yMMMd', 'days', '12 mrt·–·6 apr 2018'],
    ['sv', 'MMMd', 'days', '12 mars–6 apr.'],
    ['tr', 'hm', undefined, "ÖS'5:48"],
    ['hu', 'hm', undefined, "du.'5:48"],
    ['ru', 'yMMMd', 'years', "12 мар. 2018'г. – 16 апр. 2019'г."],
    ['uk', 'yMMMd', 'years', "12 бер. 2018 – 16 квіт. 2019'рр."],
    ['bg', 'yMMMd', undefined, "12.03.2018'г."],
    ['he', 'yMMMd', 'years', '12 מרץ 2018 – 16 אפר׳ 2019'],
    ['hi', 'yMMMd', 'years', '12 मार्च 2018 – 16 अप्रैल 2019'],
    ['hi', 'hm', undefined, '5:48 pm'],
    ['hi', 'h', undefined, "5'pm"],
    ['es', 'long', undefined, '12 de marzo de 2018 a las 17:48:54 GMT'],
    ['ar', 'short', undefined, '١٢\u200F/٣\u200F/٢٠١٨، ٥:٤٨ م'],
    ['da', 'hmOOOO', undefined, "5.48'PM GMT"],
    ['he', 'hmO', undefined, '5:48 PM GMT'],
    ['fa', 'HmZ', undefined, '۱۷:۴۸ (گرینویچ)'],
    ['bn', 'HmO', undefined, '১৭:৪৮ GMT'],
    ['mr', 'HmZ', undefined, '१७:४८ [GMT]'],
    ['zh-TW', 'Hm', 'hours', '17:48·–·19:48'],
    ['zh-TW', 'short', undefined, '2018/3/12 下午5:48'],
  ] as const) {
    it(`${tag}, ${skeleton}: ${text}`, () => {
      const locale = intlLocale(tag);
      const written =
        elapsed === undefined
          ? locale.formatDate(START_MS, 'UTC', readDateOptions([skeleton]))
          : locale.formatInterval(
              START_MS,
              START_MS + ELAPSED[elapsed],
              'UTC',
              readIntervalOptions([skeleton]),
            );
      expect(visible(written)).to.equal(text);
    });
  }
});
