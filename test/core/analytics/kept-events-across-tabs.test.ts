import { expect } from '@open-wc/testing';
import { rawStorage } from '../../../core/visitor/raw-storage.ts';
import { createKeptEvents } from '../../../core/analytics/queue/kept-events.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const event = (id: string) => ({ id, path: '/events', text: `"${id}"` });

describe('createKeptEvents across tabs', () => {
  useCookiesAlone();

  let nowMs = Date.UTC(2026, 0, 1);
  const open = ({ name = 'older', mayKeep = true } = {}) =>
    createKeptEvents({
      name,
      storage: rawStorage(() => localStorage),
      mayKeep: () => mayKeep,
      now: () => nowMs,
    });
  const idsOf = async (page: ReturnType<typeof open>) => {
    const ids: string[] = [];
    await page.adopt(({ events }) => ids.push(...events.map(({ id }) => id)));
    return ids;
  };

  it('gives stored events to the next page, once', async () => {
    open().keep([event('1'), event('2')], 0);
    expect(await idsOf(open())).to.deep.equal(['1', '2']);
    expect(await idsOf(open())).to.deep.equal([]);
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  it('stores the events of each tab separately', async () => {
    open().keep([event('1')], 0);
    open().keep([event('2')], 0);
    expect((await idsOf(open())).toSorted()).to.deep.equal(['1', '2']);
  });

  it('gives events to only one of two tabs that open simultaneously', async () => {
    open().keep([event('1'), event('2')], 0);
    const [one, other] = await Promise.all([idsOf(open()), idsOf(open())]);
    expect([...one, ...other]).to.deep.equal(['1', '2']);
  });

  it('waits while another tab takes events over', async () => {
    open().keep([event('1')], 0);
    const order: string[] = [];
    await navigator.locks.request('storefront-elements.kept-events.older', async () => {
      void open().adopt(() => {
        order.push('taken');
      });
      await new Promise((resolve) => setTimeout(resolve));
      order.push('free');
    });
    await waitUntil(() => order.length === 2);
    expect(order).to.deep.equal(['free', 'taken']);
  });

  it('takes over neither its own events nor those of another tracker', async () => {
    const page = open();
    page.keep([event('1')], 0);
    open({ name: 'newer' }).keep([event('2')], 0);
    expect(await idsOf(page)).to.deep.equal([]);
  });

  it('drops events after a day', async () => {
    open().keep([event('1')], 0);
    nowMs += DAY_MS;
    expect(await idsOf(open())).to.deep.equal([]);
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  it('stores nothing without permission', () => {
    open({ mayKeep: false }).keep([event('1')], 0);
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  it('clears stored events once they are sent', () => {
    const page = open();
    page.keep([event('1')], 0);
    page.keep([], 0);
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  for (const [what, text] of [
    ['no JSON', 'x{'],
    ['nothing', 'null'],
    ['events without an end', JSON.stringify({ events: [event('1')] })],
    ['another server', kept({ ...event('1'), path: 'https://evil.example/' })],
    ['a path without a name', kept({ id: '1', text: '' })],
    ['a list in place of an event', kept([])],
  ] as const)
    it(`ignores and removes ${what} in storage`, async () => {
      localStorage.setItem('store-analytics.older.x', text);
      expect(await idsOf(open())).to.deep.equal([]);
      expect(Object.keys(localStorage)).to.deep.equal([]);
    });
});

function kept(entry: object): string {
  return JSON.stringify({ endsAtMs: Date.UTC(2100, 0, 1), events: [entry] });
}
