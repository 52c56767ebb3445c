import { expect } from '@open-wc/testing';
import { ANALYTICS_LIMITS } from '../../../core/analytics/event/limits.ts';
import type { RawStorage } from '../../../core/visitor/raw-storage.ts';
import {
  createKeptEvents,
  type KeptEvents,
  type LeftEvents,
} from '../../../core/analytics/queue/kept-events.ts';

const EVENT = { id: '1', path: '/events', text: '"1"' };
const START_MS = 1_800_000_000_000;

/** A visitor's storage and clock; every call of `open` is another page. */
function visitor({ mayKeep = true } = {}) {
  const items = new Map<string, string>();
  const storage: RawStorage = {
    get: (key) => items.get(key) ?? null,
    set: (key, text) => {
      items.set(key, text);
      return true;
    },
    remove: (key) => items.delete(key),
    keys: () => [...items.keys()],
  };
  let nowMs = START_MS;
  return {
    open: (name = 'older') => createKeptEvents({ name, storage, mayKeep: () => mayKeep, now: () => nowMs }),
    passMs: (delayMs: number) => {
      nowMs += delayMs;
    },
    items,
  };
}

/** The events that a page takes over. */
async function leftTo(page: KeptEvents) {
  const taken: LeftEvents[] = [];
  await page.adopt((left) => taken.push(left));
  return taken[0];
}

describe('createKeptEvents', () => {
  it('gives events to the next page once, with the rest of the pause', async () => {
    const { open, passMs } = visitor();
    open().keep([EVENT], 7000);
    passMs(2000);
    expect(await leftTo(open())).to.deep.equal({ events: [EVENT], pauseMs: 5000 });
    expect(await leftTo(open())).to.deep.equal({ events: [], pauseMs: 0 });
  });

  it('ignores an expired pause, and limits a pause after the clock was set back', async () => {
    const { open, passMs } = visitor();
    open().keep([EVENT], 1000);
    passMs(2000);
    expect((await leftTo(open()))?.pauseMs).to.equal(0);
    open().keep([EVENT], 1000);
    passMs(-3_600_000);
    expect((await leftTo(open()))?.pauseMs).to.equal(ANALYTICS_LIMITS.pauseMaxMs);
  });

  it('shares a trouble with other pages and queues until it expires', () => {
    const { open, passMs } = visitor();
    expect(open().isTroubled()).to.equal(false);
    open('older').noteTrouble(1000);
    expect(open('census').isTroubled()).to.equal(true);
    passMs(1001);
    expect(open('census').isTroubled()).to.equal(false);
    open().noteTrouble(1000);
    passMs(-3_600_000);
    expect(open().isTroubled()).to.equal(false);
  });

  it('stores nothing about a visitor who must not be identified', () => {
    const { open, items } = visitor({ mayKeep: false });
    open().keep([EVENT], 1000);
    open().noteTrouble(1000);
    expect([...items]).to.deep.equal([]);
  });
});
