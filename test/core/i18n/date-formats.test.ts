import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  intlLocale,
  readDateOptions,
  readIntervalOptions,
  readRelativeOptions,
} from '../../../engine/i18n/index.ts';

const MOMENT_MS = Date.UTC(2018, 2, 12, 17, 48, 54, 123);
const NEW_YORK = 'America/New_York';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const english = intlLocale('en-US');

function date(argument: string, zone = NEW_YORK): string {
  return english.formatDate(MOMENT_MS, zone, readDateOptions(argument.split(' ')));
}

function span(argument: string, elapsedMs: number): string {
  const options = readIntervalOptions(argument.split(' '));
  return english.formatInterval(MOMENT_MS, MOMENT_MS + elapsedMs, NEW_YORK, options);
}

function distance(argument: string, elapsedMs: number): string {
  return english.formatRelative(MOMENT_MS, MOMENT_MS + elapsedMs, readRelativeOptions(argument.split(' ')));
}

describe('a moment in English', () => {
  for (const [argument, text] of [
    ['', 'March 12, 2018'],
    ['short', '3/12/18, 1:48\u202FPM'],
    ['medium', 'Mar 12, 2018, 1:48:54\u202FPM'],
    ['long', 'March 12, 2018 at 1:48:54\u202FPM EDT'],
    ['date time:long', '3/12/18, 1:48:54\u202FPM EDT'],
    ['date:full Hm', 'Monday, March 12, 2018 at 13:48'],
    ['yMMMd hm', 'Mar 12, 2018, 1:48\u202FPM'],
    ['yMMMdhm wrap:full', 'Mar 12, 2018 at 1:48\u202FPM'],
    ['skeleton:yyyyMMdd', '03/12/2018'],
    ['calendar:buddhist', 'March 12, 2561 BE'],
    ['calendar:__proto__', 'March 12, 2018'],
    ['m', '13:48'],
    ['hmv', '1:48\u202FPM ET'],
  ] as const) {
    it(`${argument || 'without arguments'}: ${text}`, () => {
      expect(date(argument)).to.equal(text);
    });
  }

  it('is in the requested zone, and in UTC if there is no such zone', () => {
    expect(date('Hm', 'Asia/Tokyo')).to.equal('02:48');
    expect(date('Hm', 'Mars/Olympus')).to.equal('17:48');
    expect(date('Hmz', '+05:00')).to.equal('17:48 GMT');
  });

  it('accepts any text as a skeleton', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (skeleton) => {
        expect(english.formatDate(MOMENT_MS, 'UTC', { skeleton })).to.be.a('string');
      }),
    );
  });

  it('accepts moments beyond the calendars', () => {
    for (const epochMs of [1e300, -1e300]) expect(english.formatDate(epochMs, 'UTC', {})).to.be.a('string');
  });
});

describe('a span of time in English', () => {
  for (const [argument, elapsedMs, text] of [
    ['', 1000, '1:48\u202FPM'],
    ['', 2 * HOUR_MS, '1:48\u2009–\u20093:48\u202FPM'],
    ['', 3 * DAY_MS, 'Mar 12\u2009–\u200915, 2018'],
    ['', 400 * DAY_MS, 'Mar 12, 2018\u2009–\u2009Apr 16, 2019'],
    ['yMMMd', HOUR_MS, 'Mar 12, 2018'],
    ['time:hm', DAY_MS, 'Mar 12, 2018, 1:48\u202FPM\u2009–\u2009Mar 13, 2018, 1:48\u202FPM'],
    ['MMMd', 300 * DAY_MS, 'Mar 12\u2009–\u2009Jan 6'],
    ['yMMM', DAY_MS, 'Mar\u2009–\u2009Mar 2018'],
    ['E', DAY_MS, 'Mon, 1:48\u202FPM\u2009–\u2009Tue, 1:48\u202FPM'],
  ] as const) {
    it(`${argument || 'without arguments'}, ${elapsedMs} ms: ${text}`, () => {
      expect(span(argument, elapsedMs)).to.equal(text);
    });
  }
});

describe('consecutive spans of time', () => {
  it('each follow their own skeleton, wherever it has commas', () => {
    const end = MOMENT_MS + 500 * DAY_MS;
    const write = (skeleton: string, date: string): string =>
      english.formatInterval(MOMENT_MS, end, NEW_YORK, { skeleton, date });
    expect([write('y,MMM', 'd'), write('y', 'MMM,d')]).to.deep.equal([
      'Mar 2018\u2009–\u2009Jul 2019',
      '2018\u2009–\u20092019',
    ]);
  });
});

describe('a distance in time in English', () => {
  for (const [argument, elapsedMs, text] of [
    ['', 0, 'now'],
    ['', DAY_MS, 'tomorrow'],
    ['', 2.5 * DAY_MS, 'in 2 days'],
    ['numericOnly:true', -DAY_MS, '1 day ago'],
    ['numericOnly:true alwaysNow:true', 0, 'now'],
    ['', 31 * DAY_MS, 'next month'],
    ['', -400 * DAY_MS, 'last year'],
    ['allowWeeks:true', 14 * DAY_MS, 'in 2 weeks'],
    ['field:hour no-group', 1000 * DAY_MS, 'in 24000 hours'],
    ['field:day minfrac:1', 2.25 * DAY_MS, 'in 2.2 days'],
    ['width:short', 90_000, 'in 2 min.'],
    ['context:begin-sentence', DAY_MS, 'Tomorrow'],
  ] as const) {
    it(`${argument || 'without arguments'}, ${elapsedMs} ms: ${text}`, () => {
      expect(distance(argument, elapsedMs)).to.equal(text);
    });
  }

  it('counts whole months from the start', () => {
    const months = (start: string, end: string): string =>
      english.formatRelative(
        Date.parse(start),
        Date.parse(end),
        readRelativeOptions(['field:month', 'maxfrac:3']),
      );
    expect(months('2024-01-31', '2024-02-29')).to.equal('in 0.953 months');
    expect(months('2024-01-31', '2024-03-01')).to.equal('in 1.033 months');
    expect(months('2024-03-31', '2024-02-29')).to.equal('last month');
  });
});

describe('unknown arguments', () => {
  it('cause a warning', () => {
    const warnings: string[] = [];
    const warn = (message: string): void => void warnings.push(message);
    readDateOptions(['calendar:martian', 'a:b', 'long', 'yMMMd'], warn);
    readIntervalOptions(['a:b', 'yMd'], warn);
    readRelativeOptions(['field:eon', 'width:broad', 'field:day'], warn);
    expect(warnings).to.deep.equal([
      '"calendar:martian" is no option of dates.',
      '"a:b" is no option of dates.',
      '"a:b" is no option of dates.',
      '"field:eon" is no option of dates.',
      '"width:broad" is no option of dates.',
    ]);
  });
});
