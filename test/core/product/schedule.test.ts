import { expect } from '@open-wc/testing';
import { scheduleAwake } from '../../../core/purchase/index.ts';

/** Puts the page's clock forward, as after a sleep in which no timer ran. */
function sleep(ms: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}

const resume = () => document.dispatchEvent(new Event('visibilitychange'));

describe('a scheduled action', () => {
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

  it('runs after its delay', async () => {
    const ran: string[] = [];
    setTimeout(() => ran.push('sooner'), 10);
    await new Promise<void>((resolve) => cancels.push(scheduleAwake(resolve, 20)));
    expect(ran).to.deep.equal(['sooner']);
  });

  it('runs at once, and once, when a suspended tab resumes after its time', () => {
    const counted = count(60_000);
    sleep(60_001);
    resume();
    resume();
    expect(counted.runs).to.equal(1);
  });

  it('runs at once when the page returns from the back/forward cache after its time', () => {
    const counted = count(60_000);
    sleep(60_001);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(counted.runs).to.equal(1);
  });

  it('keeps waiting when the tab resumes before its time', () => {
    const counted = count(60_000);
    sleep(30_000);
    resume();
    expect(counted.runs).to.equal(0);
  });

  it('never runs after it was cancelled', () => {
    const counted = count(60_000);
    for (const cancel of cancels.splice(0)) cancel();
    sleep(60_001);
    resume();
    expect(counted.runs).to.equal(0);
  });
});
