import { expect } from '@open-wc/testing';
import { compileDatePattern, createTimeZones } from '../../../engine/time/index.ts';

const MOMENT_MS = Date.UTC(2018, 2, 12, 17, 48, 54, 123);

function write(pattern: string, zone: string, epochMs = MOMENT_MS, isStrict = false): string {
  return compileDatePattern(pattern, isStrict)(epochMs, createTimeZones().get(zone));
}

describe('a date pattern', () => {
  it('prints day, month and year in English', () => {
    expect(write('%A, %B %e, %Y', 'America/New_York')).to.equal('Monday, March 12, 2018');
    expect(write('%a %b %d %y', 'America/New_York')).to.equal('Mon Mar 12 18');
  });

  it('prints the time of the zone', () => {
    expect(write('%H:%M:%S|%I|%i|%p|%P|%k|%l', 'America/New_York')).to.equal('13:48:54|01|1|PM|pm|13| 1');
    expect(write('%H:%M', 'Asia/Kolkata')).to.equal('23:18');
  });

  it('prints composite directives', () => {
    expect(write('%c', 'America/New_York')).to.equal('Mon, Mar 12, 2018 1:48:54 PM EDT');
    expect(write('%F %T|%D|%R|%v|%x|%X|%r', 'UTC')).to.equal(
      '2018-03-12 17:48:54|03/12/18|17:48|12-Mar-2018|03/12/2018|05:48:54 PM|5:48:54 PM',
    );
  });

  it('prints nothing for an unknown directive, and a percent sign at the end', () => {
    expect(write('[%Q%-%é]100%% 5%', 'UTC')).to.equal('[]100% 5%');
  });

  it('ignores inherited members as directives', () => {
    expect(write('%__proto__%constructor', 'UTC')).to.equal('_proto__' + write('%c', 'UTC') + 'onstructor');
  });

  it('is compiled in linear time', () => {
    // A few milliseconds: the square of a million takes hours, which the limit of tests ends.
    expect(write('%'.repeat(1_000_001), 'UTC')).to.have.length(500_001);
  });
});

describe('the last days and the first days of a year', () => {
  for (const [day, weeks] of [
    ['2008-12-31', '2009-W01 01'],
    ['2009-01-01', '2009-W01 01'],
    ['2011-01-01', '2010-W52 01'],
    ['2015-12-31', '2015-W53 01'],
    ['2016-12-31', '2016-W52 53'],
  ] as const) {
    it(`${day} is in weeks ${weeks}`, () => {
      expect(write('%G-W%V %U', 'UTC', Date.parse(day))).to.equal(weeks);
    });
  }
});

describe('strict mode', () => {
  it('counts seconds beyond 2038', () => {
    expect(write('%s', 'UTC', 4_102_444_800_000)).to.equal('-192522496');
    expect(write('%s', 'UTC', 4_102_444_800_000, true)).to.equal('4102444800');
  });

  it('counts weeks from Mondays', () => {
    expect(write('%W', 'UTC', Date.UTC(2023, 0, 1), true)).to.equal('00');
    expect(write('%W', 'UTC', Date.UTC(2023, 0, 2), true)).to.equal('01');
    expect(write('%W', 'UTC', Date.UTC(2023, 0, 2))).to.equal('01');
    expect(write('%W', 'UTC', Date.UTC(2023, 0, 1))).to.equal('01');
  });
});

describe('anything that is not a date', () => {
  it('is refused', () => {
    expect(() => write('%F', 'UTC', Number.NaN)).to.throw(RangeError, 'Invalid date.');
  });

  for (const epochMs of [3e14, -3e14, 1e300, Infinity, -Infinity]) {
    it(`${epochMs} is too far away`, () => {
      expect(() => write('%F', 'UTC', epochMs)).to.throw(RangeError, 'Julian day out of supported range.');
    });
  }
});
