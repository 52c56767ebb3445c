import { expect } from '@open-wc/testing';
import { createAnnouncements } from '../../../elements/parts/announcements.ts';

interface Shown {
  readonly atMs: number;
  readonly text: string;
}

/** A clock that the test moves by hand, and everything that was shown. */
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

describe('announcing in turn', () => {
  it('texts of two topics are both said, in the order in which they came', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('Adding…', 'purchase');
    row.announce('One item in cart', 'cart');
    passUntil(10_000);
    expect(textsOf(shown)).to.deep.equal(['Adding…', 'One item in cart']);
  });

  it('each stands for a second, and 150 ms of silence come before each', () => {
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

  it('what comes while a text stands does not cut it short', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('Adding…', 'purchase');
    passUntil(500);
    row.announce('Added!', 'purchase');
    passUntil(1100);
    expect(shown).to.deep.equal([{ atMs: 150, text: 'Adding…' }]);
    passUntil(5000);
    expect(textsOf(shown)).to.deep.equal(['Adding…', 'Added!']);
  });

  it('a later text of a topic takes the place of one that waits', () => {
    const { row, shown, passUntil } = handClock();
    row.announce('One item in cart', 'cart');
    row.announce('Added!', 'purchase');
    row.announce('2 items in cart', 'cart');
    passUntil(10_000);
    expect(textsOf(shown)).to.deep.equal(['2 items in cart', 'Added!']);
  });

  it('one that waits for later texts lets others go first, and its wait begins anew with each', () => {
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

  it('the same words again are taken away in between, so that they are heard again', () => {
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
