import { expect } from '@open-wc/testing';
import { ANALYTICS_LIMITS } from '../../../core/analytics/event/limits.ts';
import type { Outcome } from '../../../core/analytics/queue/delivery.ts';
import { createEventQueue } from '../../../core/analytics/queue/event-queue.ts';
import { waitUntil } from '../../support/wait-until.ts';
import type { QueuedEvent } from '../../../core/analytics/queue/queued-event.ts';

const ACCEPTED: Outcome = { kind: 'accepted' };
const UNANSWERED: Outcome = { kind: 'unanswered' };
const FAILED: Outcome = { kind: 'failed', status: 503 };

function event(id: number | string, text = `"${id}"`): QueuedEvent {
  return { id: String(id), path: '/events', text };
}

function open({
  outcomes = [] as readonly (Outcome | Promise<Outcome>)[],
  maxWaits = Number.POSITIVE_INFINITY,
  left = [] as readonly QueuedEvent[],
  leftPauseMs = 0,
  maxEvents = 100,
  beaconMaxEvents = Number.POSITIVE_INFINITY,
  isOnline = true,
} = {}) {
  const remaining = [...outcomes];
  const sent: string[][] = [];
  const handedOver: string[][] = [];
  const delaysMs: number[] = [];
  const reports: string[] = [];
  let kept: readonly QueuedEvent[] = left;
  let keptPauseMs = leftPauseMs;
  let nowMs = 0;
  const idsOf = (events: readonly QueuedEvent[]) => events.map(({ id }) => id);
  const queue = createEventQueue({
    delivery: {
      maxEvents,
      send: (batch) => {
        sent.push(idsOf(batch));
        return Promise.resolve(remaining.shift() ?? ACCEPTED);
      },
      handOver: (batch) => {
        if (batch.length > beaconMaxEvents) return false;
        handedOver.push(idsOf(batch));
        return true;
      },
    },
    kept: {
      adopt: () => Promise.resolve({ events: left, pauseMs: leftPauseMs }),
      keep: (events, pauseMs) => {
        kept = events;
        keptPauseMs = pauseMs;
      },
      noteTrouble: () => {},
      isTroubled: () => false,
    },
    report: (error) => {
      reports.push(String(error));
    },
    wait: (delayMs, signal) => {
      delaysMs.push(delayMs);
      if (delaysMs.length > maxWaits) return new Promise(() => {});
      return Promise.resolve().then(() => {
        signal.throwIfAborted();
        nowMs += delayMs;
      });
    },
    random: () => 0.5,
    isOnline: () => isOnline,
    now: () => nowMs,
  });
  return {
    queue,
    sent,
    handedOver,
    delaysMs,
    reports,
    kept: () => idsOf(kept),
    keptPauseMs: () => keptPauseMs,
  };
}

describe('events on their way', () => {
  it('those that come together go together, in their order', async () => {
    const { queue, sent, delaysMs } = open();
    for (const id of [1, 2, 3]) queue.push(event(id));
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['1', '2', '3']]);
    expect(delaysMs).to.deep.equal([ANALYTICS_LIMITS.gatherMs]);
  });

  it('a batch has at most 48 KiB, and a larger event goes alone', async () => {
    const { queue, sent } = open();
    const kib = (count: number) => 'x'.repeat(count * 1024);
    queue.push(event(1, kib(30)));
    queue.push(event(2, kib(30)));
    queue.push(event(3, 'é'.repeat(10 * 1024)));
    queue.push(event(4, kib(60)));
    await waitUntil(() => sent.flat().length === 4);
    expect(sent).to.deep.equal([['1'], ['2'], ['3'], ['4']]);
  });

  it('where a server takes one at a time, each goes alone', async () => {
    const { queue, sent } = open({ maxEvents: 1 });
    for (const id of [1, 2]) queue.push(event(id));
    await waitUntil(() => sent.length === 2);
    expect(sent).to.deep.equal([['1'], ['2']]);
  });

  it('the same event is sent once', async () => {
    const { queue, sent } = open();
    for (const id of [1, 1]) queue.push(event(id));
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['1']]);
  });

  it('of more than 100 the oldest are dropped, and counted', async () => {
    const { queue, sent } = open();
    for (let id = 1; id <= 103; id += 1) queue.push(event(id));
    expect(queue.droppedCount()).to.equal(3);
    await waitUntil(() => sent.length > 0);
    expect(sent.flat()).to.have.lengthOf(100);
    expect(sent.flat()[0]).to.equal('4');
  });

  it('a failed batch is sent again, the same one, later each time', async () => {
    const { queue, sent, delaysMs } = open({ outcomes: [FAILED, FAILED, FAILED] });
    queue.push(event(1));
    await waitUntil(() => sent.length === 4);
    expect(sent).to.deep.equal([['1'], ['1'], ['1'], ['1']]);
    expect(delaysMs).to.deep.equal([1000, 500, 1000, 2000]);
  });

  it('after ten retries it is dropped and reported', async () => {
    const { queue, sent, reports } = open({ outcomes: Array.from({ length: 11 }, () => FAILED) });
    queue.push(event(1));
    await waitUntil(() => reports.length > 0);
    expect(sent).to.have.lengthOf(11);
    expect(reports).to.deep.equal(['Error: Error tracking event: HTTP Status 503']);
  });

  it('no retry waits longer than a minute', async () => {
    const { queue, sent, delaysMs } = open({ outcomes: Array.from({ length: 10 }, () => FAILED) });
    queue.push(event(1));
    await waitUntil(() => sent.length === 11);
    expect(Math.max(...delaysMs)).to.equal(60_000);
  });

  it('a refused batch is not sent again', async () => {
    const { queue, sent, reports } = open({ outcomes: [{ kind: 'refused', status: 400 }] });
    queue.push(event(1));
    await waitUntil(() => reports.length > 0);
    expect(sent).to.have.lengthOf(1);
    expect(reports).to.deep.equal(['Error: Error tracking event: HTTP Status 400']);
  });

  it('a server that wants to be left alone is, for five minutes at most, and no retry is lost by it', async () => {
    const later = (delayMs: number): Outcome => ({ kind: 'later', delayMs });
    const { queue, sent, delaysMs, reports } = open({ outcomes: [later(7000), later(3_600_000), later(0)] });
    queue.push(event(1));
    await waitUntil(() => sent.length === 4);
    expect(delaysMs).to.deep.equal([1000, 7000, 300_000, 500]);
    expect(reports).to.deep.equal([]);
  });

  it('without any answer it is tried three times more, quietly, and again when the network changes', async () => {
    const { queue, sent, reports } = open({ outcomes: Array.from({ length: 4 }, () => UNANSWERED) });
    queue.push(event(1));
    await waitUntil(() => sent.length === 4);
    await Promise.resolve();
    queue.push(event(2));
    expect(reports).to.deep.equal([]);
    expect(sent).to.have.lengthOf(4);
    queue.comeBack();
    await waitUntil(() => sent.length === 5);
    expect(sent.at(-1)).to.deep.equal(['1', '2']);
  });

  it('a page that goes hands over what waits, once', () => {
    const { queue, handedOver, kept } = open();
    for (const id of [1, 2]) queue.push(event(id));
    queue.leave();
    queue.leave();
    expect(handedOver).to.deep.equal([['1', '2']]);
    expect(kept()).to.deep.equal([]);
  });

  it('a batch that the browser does not take is halved', () => {
    const { queue, handedOver } = open({ beaconMaxEvents: 2 });
    for (const id of [1, 2, 3, 4, 5]) queue.push(event(id));
    queue.leave();
    expect(handedOver.flat()).to.deep.equal(['1', '2', '3', '4', '5']);
  });

  it('what the browser takes in no portion is kept', () => {
    const { queue, kept } = open({ beaconMaxEvents: 0 });
    for (const id of [1, 2, 3]) queue.push(event(id));
    queue.leave();
    expect(kept()).to.deep.equal(['1', '2', '3']);
  });

  it('without a network everything is kept', () => {
    const { queue, handedOver, kept } = open({ isOnline: false });
    queue.push(event(1));
    queue.leave();
    expect(handedOver).to.deep.equal([]);
    expect(kept()).to.deep.equal(['1']);
  });

  for (const outcome of [FAILED, UNANSWERED, { kind: 'later', delayMs: 7000 } as const])
    it(`soon after ${outcome.kind} a page that goes keeps all of it for the next one`, async () => {
      const { queue, sent, delaysMs, handedOver, kept } = open({ outcomes: [outcome], maxWaits: 1 });
      queue.push(event(1));
      await waitUntil(() => sent.length > 0 && delaysMs.length > 1);
      queue.push(event(2));
      queue.leave();
      expect(handedOver).to.deep.equal([]);
      expect(kept()).to.deep.equal(['1', '2']);
    });

  it('what is under way while the page goes is kept until it is taken', async () => {
    let answer = (_outcome: Outcome) => {};
    const answered = new Promise<Outcome>((resolve) => (answer = resolve));
    const { queue, sent, kept } = open({ outcomes: [answered] });
    queue.push(event(1));
    await waitUntil(() => sent.length > 0);
    queue.leave();
    expect(kept()).to.deep.equal(['1']);
    answer(ACCEPTED);
    await waitUntil(() => kept().length === 0);
  });

  it('the next page leaves the server alone for as long as the one before was asked to', async () => {
    const asked = open({ outcomes: [{ kind: 'later', delayMs: 7000 }], maxWaits: 1 });
    asked.queue.push(event(1));
    await waitUntil(() => asked.delaysMs.length > 1);
    asked.queue.leave();
    expect(asked.keptPauseMs()).to.equal(7000);
    const { sent, delaysMs } = open({ left: [event(1)], leftPauseMs: 7000 });
    await waitUntil(() => sent.length > 0);
    expect(delaysMs).to.deep.equal([1000, 6000]);
  });

  it('what happens while the page goes is handed over at once', () => {
    const { queue, handedOver } = open();
    queue.leave();
    queue.push(event(1));
    expect(handedOver).to.deep.equal([['1']]);
  });

  it('a page that comes back goes on', async () => {
    const { queue, sent } = open({ beaconMaxEvents: 0 });
    queue.push(event(1));
    queue.leave();
    queue.comeBack();
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['1']]);
  });

  it('what earlier pages have left is sent, too', async () => {
    const { sent } = open({ left: [event('before')] });
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['before']]);
  });

  it('nothing of it is sent after it was cleared', async () => {
    const { queue, sent, kept } = open();
    queue.push(event(1));
    queue.clear();
    queue.push(event(2));
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['2']]);
    expect(kept()).to.deep.equal([]);
  });
});
