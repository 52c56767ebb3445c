import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.ts';
import { ACCEPTED, FAILED, UNANSWERED, event, openQueue, slowServer } from './open-queue.ts';

describe('an event queue on page hide', () => {
  it('sends queued events as beacons, once', () => {
    const { queue, handedOver, kept } = openQueue();
    for (const id of [1, 2]) queue.push(event(id));
    queue.leave();
    queue.leave();
    expect(handedOver).to.deep.equal([['1', '2']]);
    expect(kept()).to.deep.equal([]);
  });

  it('halves a batch that the browser refuses', () => {
    const { queue, handedOver } = openQueue({ beaconMaxEvents: 2 });
    for (const id of [1, 2, 3, 4, 5]) queue.push(event(id));
    queue.leave();
    expect(handedOver.flat()).to.deep.equal(['1', '2', '3', '4', '5']);
  });

  it('sends events refused as beacons by a request, and stores them until its answer', async () => {
    const { outcome, answer } = slowServer();
    const { queue, sent, kept } = openQueue({ beaconMaxEvents: 0, outcomes: [outcome] });
    for (const id of [1, 2, 3]) queue.push(event(id));
    queue.leave();
    expect(sent).to.deep.equal([['1', '2', '3']]);
    expect(kept()).to.deep.equal(['1', '2', '3']);
    answer(ACCEPTED);
    await waitUntil(() => kept().length === 0);
  });

  it('sends events again when the page is back, if that request got no answer', async () => {
    const { queue, sent, kept } = openQueue({ beaconMaxEvents: 0, outcomes: [UNANSWERED] });
    queue.push(event(1));
    queue.leave();
    await Promise.resolve();
    expect(kept()).to.deep.equal(['1']);
    queue.comeBack();
    await waitUntil(() => sent.length === 2);
    expect(sent).to.deep.equal([['1'], ['1']]);
  });

  it('stores events in flight until the server accepts them', async () => {
    const { outcome, answer } = slowServer();
    const { queue, sent, handedOver, kept } = openQueue({ outcomes: [outcome] });
    queue.push(event(1));
    await waitUntil(() => sent.length === 1);
    queue.push(event(2));
    queue.leave();
    expect(handedOver).to.deep.equal([['2']]);
    expect(kept()).to.deep.equal(['1']);
    answer(ACCEPTED);
    await waitUntil(() => kept().length === 0);
  });

  it('keeps events stored that fail after page hide', async () => {
    const { outcome, answer } = slowServer();
    const { queue, sent, handedOver, kept } = openQueue({ outcomes: [outcome] });
    queue.push(event(1));
    await waitUntil(() => sent.length === 1);
    queue.leave();
    answer(FAILED);
    await outcome;
    await Promise.resolve();
    expect(handedOver).to.deep.equal([]);
    expect(kept()).to.deep.equal(['1']);
  });

  it('sends ten last requests at most', () => {
    const { queue, sent, kept } = openQueue({
      beaconMaxEvents: 0,
      maxEvents: 1,
      outcomes: Array.from({ length: 10 }, () => slowServer().outcome),
    });
    for (let id = 1; id <= 12; id += 1) queue.push(event(id));
    queue.leave();
    expect(sent).to.have.lengthOf(10);
    expect(kept()).to.have.lengthOf(12);
  });

  it('retries a last request that fails when the page is back, and stores it until then', async () => {
    const { outcome, answer } = slowServer();
    const { queue, sent, kept } = openQueue({ beaconMaxEvents: 0, outcomes: [outcome] });
    queue.push(event(1));
    queue.leave();
    queue.comeBack();
    expect(kept()).to.deep.equal(['1']);
    answer(FAILED);
    await waitUntil(() => sent.length === 2);
    await waitUntil(() => kept().length === 0);
  });

  it('does not count parallel failures of last requests as retries of one batch', async () => {
    const { queue, sent, reports } = openQueue({
      beaconMaxEvents: 0,
      maxEvents: 1,
      outcomes: Array.from({ length: 11 }, () => FAILED),
    });
    for (let id = 1; id <= 11; id += 1) queue.push(event(id));
    queue.leave();
    queue.comeBack();
    await waitUntil(() => sent.length === 22);
    expect(reports).to.deep.equal(['Error: Error tracking event: HTTP Status 503']);
  });

  it('does not count unanswered last requests as tries once the page is back', async () => {
    const { queue, sent } = openQueue({
      beaconMaxEvents: 0,
      maxEvents: 1,
      outcomes: Array.from({ length: 5 }, () => UNANSWERED),
    });
    for (let id = 1; id <= 5; id += 1) queue.push(event(id));
    queue.leave();
    queue.comeBack();
    await waitUntil(() => sent.length === 10);
  });

  it('keeps the order of last requests that fail in parallel', async () => {
    const { queue, sent, kept } = openQueue({
      beaconMaxEvents: 0,
      maxEvents: 1,
      outcomes: Array.from({ length: 3 }, () => FAILED),
    });
    for (const id of [1, 2, 3]) queue.push(event(id));
    queue.leave();
    await waitUntil(() => sent.length === 3);
    await Promise.resolve();
    expect(kept()).to.deep.equal(['1', '2', '3']);
  });

  it('stores all events while offline', () => {
    const { queue, handedOver, kept } = openQueue({ isOnline: false });
    queue.push(event(1));
    queue.leave();
    expect(handedOver).to.deep.equal([]);
    expect(kept()).to.deep.equal(['1']);
  });

  it('sends an event during page hide as a beacon immediately', () => {
    const { queue, handedOver } = openQueue();
    queue.leave();
    queue.push(event(1));
    expect(handedOver).to.deep.equal([['1']]);
  });

  it('resumes when the page is back', async () => {
    const { queue, sent } = openQueue({ isOnline: false });
    queue.push(event(1));
    queue.leave();
    expect(sent).to.deep.equal([]);
    queue.comeBack();
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['1']]);
  });

  for (const outcome of [FAILED, UNANSWERED, { kind: 'later', status: 429, delayMs: 7000 } as const])
    it(`stores all events for the next page soon after the outcome ${outcome.kind}`, async () => {
      const { queue, sent, delaysMs, handedOver, kept } = openQueue({ outcomes: [outcome], maxWaits: 1 });
      queue.push(event(1));
      await waitUntil(() => sent.length > 0 && delaysMs.length > 1);
      queue.push(event(2));
      queue.leave();
      expect(handedOver).to.deep.equal([]);
      expect(kept()).to.deep.equal(['1', '2']);
    });

  it('continues the pause of the previous page', async () => {
    const asked = openQueue({ outcomes: [{ kind: 'later', status: 429, delayMs: 7000 }], maxWaits: 1 });
    asked.queue.push(event(1));
    await waitUntil(() => asked.delaysMs.length > 1);
    asked.queue.leave();
    expect(asked.keptPauseMs()).to.equal(7000);
    const { sent, delaysMs } = openQueue({ left: [event(1)], leftPauseMs: 7000 });
    await waitUntil(() => sent.length > 0);
    expect(delaysMs).to.deep.equal([1000, 6000]);
  });
});
