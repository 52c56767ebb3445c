import { expect } from '@open-wc/testing';
import { ANALYTICS_LIMITS } from '../../../core/analytics/event/limits.ts';
import type { Outcome } from '../../../core/analytics/queue/delivery.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { FAILED, UNANSWERED, event, openQueue, slowServer } from './open-queue.ts';

describe('createEventQueue', () => {
  it('sends events of one moment as one batch, in order', async () => {
    const { queue, sent, delaysMs } = openQueue();
    for (const id of [1, 2, 3]) queue.push(event(id));
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['1', '2', '3']]);
    expect(delaysMs).to.deep.equal([ANALYTICS_LIMITS.gatherMs]);
  });

  it('limits a batch to 48 KiB, and sends a larger event alone', async () => {
    const { queue, sent } = openQueue();
    const kib = (count: number) => 'x'.repeat(count * 1024);
    queue.push(event(1, kib(30)));
    queue.push(event(2, kib(30)));
    queue.push(event(3, 'é'.repeat(10 * 1024)));
    queue.push(event(4, kib(60)));
    await waitUntil(() => sent.flat().length === 4);
    expect(sent).to.deep.equal([['1'], ['2'], ['3'], ['4']]);
  });

  it('sends each event alone if the server accepts one at a time', async () => {
    const { queue, sent } = openQueue({ maxEvents: 1 });
    for (const id of [1, 2]) queue.push(event(id));
    await waitUntil(() => sent.length === 2);
    expect(sent).to.deep.equal([['1'], ['2']]);
  });

  it('sends an event once although it is pushed twice', async () => {
    const { queue, sent } = openQueue();
    for (const id of [1, 1]) queue.push(event(id));
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['1']]);
  });

  it('drops the oldest of more than 100 events, and reports their number after the next success', async () => {
    const { queue, sent, reports } = openQueue();
    for (let id = 1; id <= 103; id += 1) queue.push(event(id));
    await waitUntil(() => reports.length > 0);
    expect(reports).to.deep.equal(['Error: Events dropped because too many waited: 3']);
    expect(sent.flat()).to.have.lengthOf(100);
    expect(sent.flat()[0]).to.equal('4');
  });

  it('retries a failed batch unchanged, with growing delays', async () => {
    const { queue, sent, delaysMs } = openQueue({ outcomes: [FAILED, FAILED, FAILED] });
    queue.push(event(1));
    await waitUntil(() => sent.length === 4);
    expect(sent).to.deep.equal([['1'], ['1'], ['1'], ['1']]);
    expect(delaysMs).to.deep.equal([1000, 500, 1000, 2000]);
  });

  it('drops and reports a batch after ten retries', async () => {
    const { queue, sent, reports } = openQueue({ outcomes: Array.from({ length: 11 }, () => FAILED) });
    queue.push(event(1));
    await waitUntil(() => reports.length > 0);
    expect(sent).to.have.lengthOf(11);
    expect(reports).to.deep.equal(['Error: Error tracking event: HTTP Status 503']);
  });

  it('limits the delay of a retry to a minute', async () => {
    const { queue, sent, delaysMs } = openQueue({ outcomes: Array.from({ length: 10 }, () => FAILED) });
    queue.push(event(1));
    await waitUntil(() => sent.length === 11);
    expect(Math.max(...delaysMs)).to.equal(60_000);
  });

  it('counts the retries of each batch separately', async () => {
    const { queue, sent, reports } = openQueue({
      maxEvents: 1,
      outcomes: Array.from({ length: 12 }, () => FAILED),
    });
    for (const id of [1, 2]) queue.push(event(id));
    await waitUntil(() => sent.length === 13);
    expect(sent.slice(10)).to.deep.equal([['1'], ['2'], ['2']]);
    expect(reports).to.have.lengthOf(1);
  });

  it('counts failed events among the 100, too', async () => {
    const { outcome, answer } = slowServer();
    const { queue, sent } = openQueue({ outcomes: [outcome] });
    for (let id = 1; id <= 100; id += 1) queue.push(event(id));
    await waitUntil(() => sent.length === 1);
    for (let id = 101; id <= 103; id += 1) queue.push(event(id));
    answer(FAILED);
    await waitUntil(() => sent.length === 2);
    expect(sent[1]).to.have.lengthOf(100);
    expect([sent[1]?.[0], sent[1]?.at(-1)]).to.deep.equal(['4', '103']);
  });

  it('does not retry or report a batch that timed out as "late"', async () => {
    const { queue, sent, reports } = openQueue({ maxEvents: 1, outcomes: [{ kind: 'late' }] });
    for (const id of [1, 2]) queue.push(event(id));
    await waitUntil(() => sent.length === 2);
    expect(sent).to.deep.equal([['1'], ['2']]);
    expect(reports).to.deep.equal([]);
  });

  it('reports a refused batch without a retry', async () => {
    const { queue, sent, reports } = openQueue({ outcomes: [{ kind: 'refused', status: 400 }] });
    queue.push(event(1));
    await waitUntil(() => reports.length > 0);
    expect(sent).to.have.lengthOf(1);
    expect(reports).to.deep.equal(['Error: Error tracking event: HTTP Status 400']);
  });

  it('pauses when a server asks to wait, at most five minutes, without using up a retry', async () => {
    const later = (delayMs: number): Outcome => ({ kind: 'later', status: 429, delayMs });
    const { queue, sent, delaysMs } = openQueue({
      outcomes: [later(7000), later(3_600_000), later(0)],
    });
    queue.push(event(1));
    await waitUntil(() => sent.length === 4);
    expect(delaysMs).to.deep.equal([1000, 7000, 300_000, 500]);
  });

  it('reports each status other than 200 and 202 once, when it is first received', async () => {
    const later: Outcome = { kind: 'later', status: 429, delayMs: 0 };
    const refused: Outcome = { kind: 'refused', status: 400 };
    const { queue, sent, reports } = openQueue({
      maxEvents: 1,
      outcomes: [later, later, FAILED, FAILED, refused, refused],
    });
    for (const id of [1, 2, 3]) queue.push(event(id));
    await waitUntil(() => sent.length === 7);
    expect(reports).to.deep.equal(
      [429, 503, 400].map((status) => `Error: Error tracking event: HTTP Status ${status}`),
    );
  });

  it('retries three times without an answer, silently, and again when the network is back', async () => {
    const { queue, sent, reports } = openQueue({ outcomes: Array.from({ length: 4 }, () => UNANSWERED) });
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

  it('sends the stored events of earlier pages', async () => {
    const { sent } = openQueue({ left: [event('before')] });
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['before']]);
  });

  it('does not retry events in flight after clear()', async () => {
    const { outcome, answer } = slowServer();
    const { queue, sent, kept } = openQueue({ outcomes: [outcome] });
    queue.push(event(1));
    await waitUntil(() => sent.length === 1);
    queue.clear();
    answer(FAILED);
    queue.push(event(2));
    await waitUntil(() => sent.length === 2);
    expect(sent).to.deep.equal([['1'], ['2']]);
    expect(kept()).to.deep.equal([]);
  });

  it('sends no queued event after clear()', async () => {
    const { queue, sent, kept } = openQueue();
    queue.push(event(1));
    queue.clear();
    queue.push(event(2));
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([['2']]);
    expect(kept()).to.deep.equal([]);
  });
});
