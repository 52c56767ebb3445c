import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createTimeZones } from '../../../engine/time/index.ts';

const HOUR_MS = 3_600_000;

describe('the offset of a time zone', () => {
  const zones = createTimeZones();

  it('changes at the exact moment', () => {
    const newYork = zones.get('America/New_York');
    const changeMs = Date.UTC(2018, 2, 11, 7);
    expect(newYork.offsetMs(changeMs - 1)).to.equal(-5 * HOUR_MS);
    expect(newYork.offsetMs(changeMs)).to.equal(-4 * HOUR_MS);
    expect(newYork.offsetMs(Date.UTC(2018, 10, 4, 6) - 1)).to.equal(-4 * HOUR_MS);
    expect(newYork.offsetMs(Date.UTC(2018, 10, 4, 6))).to.equal(-5 * HOUR_MS);
  });

  it('may be half hours and quarters', () => {
    expect(zones.get('Asia/Kolkata').offsetMs(0)).to.equal(5.5 * HOUR_MS);
    expect(zones.get('Asia/Kathmandu').offsetMs(1e12)).to.equal(5.75 * HOUR_MS);
  });

  it('continues summer time after 2037', () => {
    expect(zones.get('Europe/Paris').offsetMs(Date.UTC(2050, 6, 1))).to.equal(2 * HOUR_MS);
  });

  it('is 0 for anything that is not a moment', () => {
    for (const epochMs of [Number.NaN, Infinity, -1e300, 8.64e15])
      expect(zones.get('Asia/Tokyo').offsetMs(epochMs)).to.equal(0);
  });

  for (const name of ['America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Tehran']) {
    it(`is correct in ${name}`, () => {
      const clock = new Intl.DateTimeFormat('en-US', {
        timeZone: name,
        hourCycle: 'h23',
        hour: '2-digit',
        minute: '2-digit',
      });
      const moments = fc.integer({ min: Date.UTC(1972, 0), max: Date.UTC(2037, 0) });
      fc.assert(
        fc.property(moments, (epochMs) => {
          const wall = new Date(epochMs + zones.get(name).offsetMs(epochMs)).toISOString().slice(11, 16);
          expect(wall).to.equal(clock.format(epochMs));
        }),
      );
    });
  }
});

describe('the name of a time zone', () => {
  const zones = createTimeZones();

  it('is accepted in any case', () => {
    expect(zones.get('europe/paris')).to.include({ name: 'Europe/Paris', isKnown: true });
  });

  for (const name of ['', 'Mars/Olympus', '+05:00', '-03', '__proto__', '<script>', 'UTC\u0000']) {
    it(`falls back to UTC for the unknown ${JSON.stringify(name)}`, () => {
      const zone = zones.get(name);
      expect(zone).to.include({ name: 'UTC', isKnown: false });
      expect(zone.offsetMs(0)).to.equal(0);
    });
  }

  it('is cached in a bounded cache of hundreds', () => {
    const few = createTimeZones();
    const first = few.get('Asia/Tokyo');
    expect(few.get('Asia/Tokyo')).to.equal(first);
    for (let index = 0; index < 100; index++) few.get(`Nowhere/${index}`);
    expect(few.get('Asia/Tokyo')).to.not.equal(first);
    expect(few.get('Asia/Tokyo').offsetMs(0)).to.equal(9 * HOUR_MS);
  });
});

describe('the abbreviation of a time zone', () => {
  const zones = createTimeZones();
  const WINTER = Date.UTC(2024, 0, 15);
  const SUMMER = Date.UTC(2024, 6, 15);

  for (const [name, winter, summer] of [
    ['America/New_York', 'EST', 'EDT'],
    ['Europe/Paris', 'CET', 'CEST'],
    ['Asia/Tokyo', 'JST', 'JST'],
    ['Europe/Moscow', 'MSK', 'MSK'],
    ['America/Sao_Paulo', '-03', '-03'],
    ['Asia/Kathmandu', '+0545', '+0545'],
    ['America/Adak', 'HST', 'HDT'],
    ['Australia/Lord_Howe', '+11', '+1030'],
    ['GMT', 'GMT', 'GMT'],
    ['UTC', 'UTC', 'UTC'],
  ] as const) {
    it(`${name}: ${winter}, ${summer}`, () => {
      expect(zones.get(name).abbreviation(WINTER)).to.equal(winter);
      expect(zones.get(name).abbreviation(SUMMER)).to.equal(summer);
    });
  }

  for (const [what, name] of [
    ['nowhere', 'Mars/Lisbon'],
    ['a number', 5],
    ['a list', ['Europe/Paris']],
    ['an object', {}],
  ] as const) {
    it(`of ${what} is that of UTC`, () => {
      const zone = zones.get(name as string);
      expect([zone.isKnown, zone.name, zone.abbreviation(SUMMER)]).to.deep.equal([false, 'UTC', 'UTC']);
    });
  }

  it('is local mean time where there were no zones', () => {
    expect(zones.get('America/New_York').abbreviation(-3e12)).to.equal('LMT');
  });
});

describe('a required time zone', () => {
  const zones = createTimeZones();

  it('is that of New York where nothing is said', () => {
    expect(zones.load().name).to.equal('America/New_York');
    expect(zones.load('Asia/Tokyo').name).to.equal('Asia/Tokyo');
  });

  for (const name of ['', 'Mars/Olympus', '+05:00', null, 7])
    it(`fails to load for ${JSON.stringify(name)}`, () => {
      expect(() => zones.load(name as string)).to.throw(RangeError, 'Failed to load timezone...');
      expect(zones.get(name as string)).to.include({ name: 'UTC', isKnown: false });
    });
});
