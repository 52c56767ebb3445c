import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.ts';
import { ACCEPTED, FAILED, UNANSWERED, event, openQueue, slowServer } from './queue-of-tests.ts';

describe('a page goes while events wait', () => {
  it('a page that goes hands over what waits, once', () => {
    const { queue, handedOver, kept } = openQueue();
    for (const id of [1, 2]) queue.push(event(id));
    queue.leave();
    queue.leave();
    expect(handedOver).to.deep.equal([['1', '2']]);
    expect(kept()).to.deep.equal([]);
  });

  it('a batch that the browser does not take is halved', () => {
    const { queue, handedOver } = openQueue({ beaconMaxEvents: 2 });
    for (const id of [1, 2, 3, 4, 5]) queue.push(event(id));
    queue.leave();
    expect(handedOver.flat()).to.deep.equal(['1', '2', '3', '4', '5']);
  });

  it('what the browser takes in no portion goes by a request, and is kept until that is answered', async () => {
    const { outcome, answer } = slowServer();
    const { queue, sent, kept } = openQueue({ beaconMaxEvents: 0, outcomes: [outcome] });
    for (const id of [1, 2, 3]) queue.push(event(id));
    queue.leave();
    expect(sent).to.deep.equal([['1', '2', '3']]);
    expect(kept()).to.deep.equal(['1', '2', '3']);
    answer(ACCEPTED);
    await waitUntil(() => kept().length === 0);
  });

  it('a page that comes back sends what that request did not bring to the server', async () => {
    const { queue, sent, kept } = openQueue({ beaconMaxEvents: 0, outcomes: [UNANSWERED] });
    queue.push(event(1));
    queue.leave();
    await Promise.resolve();
    expect(kept()).to.deep.equal(['1']);
    queue.comeBack();
    await waitUntil(() => sent.length === 2);
    expect(sent).to.deep.equal([['1'], ['1']]);
  });

  it('what is under way when the page goes is kept until the server has it', async () => {
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

  it('what fails after the page has gone stays kept', async () => {
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

  it('a page that goes asks for ten answers at most', () => {
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

  it('a last request that fails when the page is back is made again, and kept until then', async () => {
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

  it('ten last requests that fail side by side are no batch that failed too often', async () => {
    const { queue, sent, reports } = openQueue({
      beaconMaxEvents: 0,
      maxEvents: 1,
      outcomes: Array.from({ length: 11 }, () => FAILED),
    });
    for (let id = 1; id <= 11; id += 1) queue.push(event(id));
    queue.leave();
    queue.comeBack();
    await waitUntil(() => sent.length === 22);
    expect(reports).to.deep.equal([]);
  });

  it('last requests that nobody answers are no tries of a page that has come back', async () => {
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

  it('last requests that fail side by side keep their order', async () => {
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

  it('without a network everything is kept', () => {
    const { queue, handedOver, kept } = openQueue({ isOnline: false });
    queue.push(event(1));
    queue.leave();
    expect(handedOver).to.deep.equal([]);
    expect(kept()).to.deep.equal(['1']);
  });

  it('what happens while the page goes is handed over at once', () => {
    const { queue, handedOver } = openQueue();
    queue.leave();
    queue.push(event(1));
    expect(handedOver).to.deep.equal([['1']]);
  });

  it('a page that comes back goes on', async () => {
    const { queue, sent } = openQueue({ isOnline: false });
    queue.push(event(1));
    queue.leave();
    expect(sent).to.deep.equal([]);
    queue.comeBack();
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['1']]);
  });

  for (const outcome of [FAILED, UNANSWERED, { kind: 'later', delayMs: 7000 } as const])
    it(`soon after ${outcome.kind} a page that goes keeps all of it for the next one`, async () => {
      const { queue, sent, delaysMs, handedOver, kept } = openQueue({ outcomes: [outcome], maxWaits: 1 });
      queue.push(event(1));
      await waitUntil(() => sent.length > 0 && delaysMs.length > 1);
      queue.push(event(2));
      queue.leave();
      expect(handedOver).to.deep.equal([]);
      expect(kept()).to.deep.equal(['1', '2']);
    });

  it('the next page leaves the server alone for as long as the one before was asked to', async () => {
    const asked = openQueue({ outcomes: [{ kind: 'later', delayMs: 7000 }], maxWaits: 1 });
    asked.queue.push(event(1));
    await waitUntil(() => asked.delaysMs.length > 1);
    asked.queue.leave();
    expect(asked.keptPauseMs()).to.equal(7000);
    const { sent, delaysMs } = openQueue({ left: [event(1)], leftPauseMs: 7000 });
    await waitUntil(() => sent.length > 0);
    expect(delaysMs).to.deep.equal([1000, 6000]);
  });
});
