import { expect } from '@open-wc/testing';
import { createAnnouncements } from '../../../elements/ui/announcements.ts';

interface Shown {
  readonly atMs: number;
  readonly text: string;
}

/** A clock that the test advances, and all texts that were shown. */
function handClock() {
  let clockMs = 0;
  let tasks: { readonly atMs: number; readonly action: () => void }[] = [];
  const shown: Shown[] = [];
  const row = createAnnouncements({
    show: (text) => shown.push({ atMs: clockMs, text }),
    nowMs: () => clockMs,
    schedule: (action, delayMs) => {
      const task = { atMs: clockMs + delayMs, action };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
  });
  const passUntil = (endMs: number) => {
    for (;;) {
      const [next] = tasks.filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs);
      if (!next) break;
      tasks = tasks.filter((task) => task !== next);
      clockMs = next.atMs;
      next.action();
    }
    clockMs = endMs;
  };
  return { row, shown, passUntil };
}

const textsOf = (shown: readonly Shown[]) => shown.map(({ text }) => text).filter(Boolean);

describe('announcements', () => {
  it('announces texts of two topics in order of arrival', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('Adding…', 'purchase');
    row.announce('One item in cart', 'cart');
    passUntil(10_000);
    expect(textsOf(shown)).to.deep.equal(['Adding…', 'One item in cart']);
  });

  it('shows each text for a second, after 150 ms of silence', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('One', 'a');
    row.announce('Two', 'b');
    passUntil(10_000);
    expect(shown).to.deep.equal([
      { atMs: 150, text: 'One' },
      { atMs: 1150, text: '' },
      { atMs: 1300, text: 'Two' },
    ]);
  });

  it('does not shorten a shown text for a new one', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('Adding…', 'purchase');
    passUntil(500);
    row.announce('Added!', 'purchase');
    passUntil(1100);
    expect(shown).to.deep.equal([{ atMs: 150, text: 'Adding…' }]);
    passUntil(5000);
    expect(textsOf(shown)).to.deep.equal(['Adding…', 'Added!']);
  });

  it('replaces a waiting text by a later one of its topic', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('One item in cart', 'cart');
    row.announce('Added!', 'purchase');
    row.announce('2 items in cart', 'cart');
    passUntil(10_000);
    expect(textsOf(shown)).to.deep.equal(['2 items in cart', 'Added!']);
  });

  it('lets others overtake a delayed text, and restarts its delay with each later one', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('One item in cart', 'cart', 1000);
    passUntil(900);
    row.announce('2 items in cart', 'cart', 1000);
    row.announce('Added!', 'purchase');
    passUntil(10_000);
    expect(shown).to.deep.equal([
      { atMs: 900, text: 'Added!' },
      { atMs: 1900, text: '' },
      { atMs: 2050, text: '2 items in cart' },
    ]);
  });

  it('clears the same words in between, so that they are announced again', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('Added!', 'purchase');
    passUntil(3000);
    row.announce('Added!', 'purchase');
    passUntil(6000);
    expect(shown).to.deep.equal([
      { atMs: 150, text: 'Added!' },
      { atMs: 3000, text: '' },
      { atMs: 3150, text: 'Added!' },
    ]);
  });
});
