import { expect } from '@open-wc/testing';
import { calendarUrl } from '../../../engine/time/index.ts';

const START_MS = Date.UTC(2026, 10, 24, 18, 30);
const END_MS = Date.UTC(2026, 10, 24, 20);
const EVENT = { title: 'Tea & cake', moments: [START_MS, END_MS], location: 'Main St 1, Ghent' } as const;

describe('a calendar link', () => {
  it('carries the title, both moments in UTC, and the place', () => {
    const url = new URL(calendarUrl(EVENT));
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      action: 'TEMPLATE',
      text: 'Tea & cake',
      dates: '20261124T183000Z/20261124T200000Z',
      location: 'Main St 1, Ghent',
    });
  });

  it('omits missing place and dates', () => {
    const url = calendarUrl({ ...EVENT, moments: null, location: '' });
    expect([...new URL(url).searchParams.keys()]).to.deep.equal(['action', 'text']);
  });

  it('escapes its texts', () => {
    for (const hostile of ['&dates=1/2#', '\ud800 %zz', '"><script>', 'a\r\nb']) {
      const { searchParams, hash } = new URL(calendarUrl({ ...EVENT, title: hostile, location: hostile }));
      expect(searchParams.get('text')).to.equal(hostile.replace('\ud800', '\ufffd'));
      expect(searchParams.get('dates')).to.equal('20261124T183000Z/20261124T200000Z');
      expect(hash).to.equal('');
    }
  });

  it('throws for anything that is not a moment', () => {
    const withStart = (startMs: number) => () => calendarUrl({ ...EVENT, moments: [startMs, END_MS] });
    expect(withStart(NaN)).to.throw(RangeError, 'Invalid date.');
    for (const far of [Infinity, -Infinity, -210_866_803_200_001, 8e15])
      expect(withStart(far)).to.throw(RangeError, 'Julian day out of supported range.');
  });
});
