import { expect } from '@open-wc/testing';
import { scheduleAwake } from '../../../core/product/index.ts';

/** Puts the page's clock forward, as after a sleep in which no timer ran. */
function sleep(ms: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}

const wake = () => document.dispatchEvent(new Event('visibilitychange'));

describe('a delay of the page', () => {
  const now = Object.getOwnPropertyDescriptor(performance, 'now');
  const cancels: (() => void)[] = [];
  const count = (delayMs: number) => {
    const counted = { runs: 0 };
    cancels.push(scheduleAwake(() => (counted.runs += 1), delayMs));
    return counted;
  };

  afterEach(() => {
    for (const cancel of cancels.splice(0)) cancel();
    if (now) Object.defineProperty(performance, 'now', now);
    else Reflect.deleteProperty(performance, 'now');
  });

  it('runs its action after that time', async () => {
    const ran: string[] = [];
    setTimeout(() => ran.push('sooner'), 10);
    await new Promise<void>((resolve) => cancels.push(scheduleAwake(resolve, 20)));
    expect(ran).to.deep.equal(['sooner']);
  });

  it('ends at once when the tab wakes past its time, and once only', () => {
    const counted = count(60_000);
    sleep(60_001);
    wake();
    wake();
    expect(counted.runs).to.equal(1);
  });

  it('ends at once when the page comes back past its time', () => {
    const counted = count(60_000);
    sleep(60_001);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(counted.runs).to.equal(1);
  });

  it('continues when the tab wakes before its time', () => {
    const counted = count(60_000);
    sleep(30_000);
    wake();
    expect(counted.runs).to.equal(0);
  });

  it('called off, never runs', () => {
    const counted = count(60_000);
    for (const cancel of cancels.splice(0)) cancel();
    sleep(60_001);
    wake();
    expect(counted.runs).to.equal(0);
  });
});
