import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import type { RestockOwnerGateway } from '../../../owner/restock/index.ts';
import { ManagerModel } from '../../../owner/restock-manager/model.ts';
import type { ManagerQuestion } from '../../../owner/restock-manager/questions.ts';
import { listed, open, settled } from './opened-manager.ts';

describe('the restock manager', () => {
  it('reads all pages of groups and sign-ups, and leaves out invalid ones', async () => {
    const opened = open();
    opened.model.actions.load();
    const { groups } = await listed(opened);
    assert.equal(groups.length, 23);
    assert.equal(groups[22]!.group.title, 'Tee, 22');
    opened.model.actions.toggle(groups[0]!.group);
    assert.equal((await listed(opened)).groups[0]!.signups?.length, 120);
  });

  it('removes a group after sending it; a failure keeps it, with its key', async () => {
    const opened = open([new StorefrontError(FAILURE_KINDS.timeout)]);
    opened.model.actions.load();
    const { group } = (await listed(opened)).groups[4]!;
    opened.model.actions.send(group);
    opened.model.actions.send(group);
    const failed = await listed(opened);
    assert.equal(failed.groups.length, 23);
    assert.match(failed.groups[4]!.failure ?? '', /connect/i);
    opened.model.actions.send(group);
    const done = await listed(opened);
    assert.deepEqual([done.groups.length, done.sentCount], [22, 3]);
    assert.deepEqual(
      opened.sent.map(({ key }) => key),
      ['key-1', 'key-1'],
    );
  });

  it('marks an interrupted group after the list was reloaded', async () => {
    const opened = open([new StorefrontError(FAILURE_KINDS.timeout)]);
    opened.model.actions.load();
    opened.model.actions.send((await listed(opened)).groups[4]!.group);
    await listed(opened);
    opened.leave();
    opened.model.actions.load();
    const again = await listed(opened);
    assert.deepEqual(
      again.groups.flatMap(({ isStopped }, index) => (isStopped ? index : [])),
      [4],
    );
    opened.model.actions.send(again.groups[4]!.group);
    await listed(opened);
    assert.equal(opened.asked.length, 1);
    assert.deepEqual(
      opened.sent.map(({ key }) => key),
      ['key-1', 'key-1'],
    );
  });

  it('confirms a group again that was missing from the list meanwhile', async () => {
    const opened = open([new StorefrontError(FAILURE_KINDS.timeout)]);
    opened.model.actions.load();
    const { group } = (await listed(opened)).groups[4]!;
    opened.model.actions.send(group);
    await listed(opened);
    for (const isHidden of [true, false]) {
      opened.hide(isHidden ? [group.variantId] : []);
      opened.leave();
      opened.model.actions.load();
      await listed(opened);
    }
    opened.model.actions.send((await listed(opened)).groups[4]!.group);
    await listed(opened);
    assert.equal(opened.asked.length, 2);
    assert.deepEqual(
      opened.sent.map(({ key }) => key),
      ['key-1', 'key-2'],
    );
  });

  it('sends all in batches of ten groups, and resumes a stopped batch with the same key, no group twice', async () => {
    const opened = open([null, new StorefrontError(FAILURE_KINDS.offline)]);
    opened.model.actions.load();
    await listed(opened);
    opened.model.actions.sendAll();
    opened.model.actions.sendAll();
    const stopped = await listed(opened);
    assert.deepEqual(
      { ...stopped.sending, message: '' },
      { state: 'stopped', message: '', sent: 30, total: 69 },
    );
    assert.equal(stopped.groups.length, 13, 'what was not sent');
    assert.deepEqual(opened.model.$states.get(), []);
    opened.model.actions.sendAll();
    assert.deepEqual(opened.model.$states.get(), ['sending']);
    const done = await listed(opened);
    assert.deepEqual([done.groups.length, done.sentCount, done.sending.state], [0, 69, 'idle']);
    assert.deepEqual(
      opened.sent.map(({ key, targets }) => [key, targets.length]),
      [
        ['key-1', 10],
        ['key-2', 10],
        ['key-2', 10],
        ['key-3', 3],
      ],
    );
    const answered = [...opened.sent.slice(0, 1), ...opened.sent.slice(2)].flatMap(({ targets }) => targets);
    assert.equal(new Set(answered.map(({ variantId }) => variantId)).size, 23);
    assert.equal(answered.length, 23);
  });

  it('neither sends nor counts a group again that was sent separately after a stop', async () => {
    const opened = open([null, new StorefrontError(FAILURE_KINDS.offline)]);
    opened.model.actions.load();
    await listed(opened);
    opened.model.actions.sendAll();
    const { groups } = await listed(opened);
    opened.model.actions.send(groups[0]!.group);
    const between = await listed(opened);
    assert.deepEqual([between.sentCount, between.groups.length], [33, 12]);
    assert.deepEqual(
      { ...between.sending, message: '' },
      { state: 'stopped', message: '', sent: 33, total: 69 },
    );
    opened.model.actions.sendAll();
    const done = await listed(opened);
    assert.deepEqual([done.groups.length, done.sentCount, done.sending.state], [0, 69, 'idle']);
    const keys = opened.sent.map(({ key }) => key);
    assert.notEqual(keys[3], keys[1], 'another list of groups is another request');
    const answered = [0, 2, 3, 4].flatMap((index) => opened.sent[index]!.targets);
    assert.equal(new Set(answered).size, 23);
    assert.equal(answered.length, 23);
  });

  it('ignores a reload while it sends; a reload after a stop starts over', async () => {
    const opened = open([null, new StorefrontError(FAILURE_KINDS.offline)]);
    opened.model.actions.load();
    opened.model.actions.load();
    await listed(opened);
    opened.model.actions.sendAll();
    opened.model.actions.load();
    opened.model.actions.sendAll();
    const stopped = await listed(opened);
    assert.deepEqual([stopped.sending.state, stopped.sentCount, opened.sent.length], ['stopped', 30, 2]);
    opened.model.actions.load();
    assert.deepEqual((await listed(opened)).sending, { state: 'idle' });
    opened.model.actions.sendAll();
    const { groups, sentCount } = await listed(opened);
    // This store lists all groups again.
    assert.deepEqual([groups.length, sentCount], [0, 69]);
  });

  it('reports a mistake in the owner’s own backend, but not a refusal', async () => {
    const opened = open([
      new TypeError('x is undefined') as never,
      new StorefrontError(FAILURE_KINDS.offline),
    ]);
    opened.model.actions.load();
    const { group } = (await listed(opened)).groups[0]!;
    opened.model.actions.send(group);
    await listed(opened);
    opened.model.actions.sendAll();
    await listed(opened);
    assert.deepEqual(opened.reported.map(String), ['TypeError: x is undefined']);
  });

  it('uses a new key after a refusal, and shows that a response is no list', async () => {
    const refused = open([new StorefrontError(FAILURE_KINDS.invalid, { serverMessage: 'Not today.' })]);
    refused.model.actions.load();
    await listed(refused);
    refused.model.actions.sendAll();
    const { sending } = await listed(refused);
    assert.ok(sending.state === 'stopped' && sending.message === 'Not today.');
    refused.model.actions.sendAll();
    await listed(refused);
    assert.notEqual(refused.sent[0]!.key, refused.sent[1]!.key);
    const odd = new ManagerModel({
      gateway: { loadGroups: () => Promise.resolve('<!doctype html>') } as unknown as RestockOwnerGateway,
      createId: () => '',
      report: () => undefined,
      ask: () => Promise.resolve(null),
      getLife: () => new AbortController().signal,
    });
    odd.actions.load();
    await settled();
    assert.equal(odd.$content.get().state, 'unavailable');
  });

  it('sends no mails for sold-out variants', async () => {
    for (const [choice, soldOutCount, sentCount, leftCount] of [
      ['back-in-stock', 5, 54, 5],
      [null, 5, null, 23],
    ] as const) {
      const opened = open([], soldOutCount, choice);
      opened.model.actions.load();
      await listed(opened);
      opened.model.actions.sendAll();
      opened.model.actions.sendAll();
      const { groups, sentCount: count } = await listed(opened);
      assert.deepEqual([count, groups.length], [sentCount, leftCount]);
      assert.equal(opened.asked.length, 1);
      const { note, warning, answers } = opened.asked[0] as ManagerQuestion;
      assert.match(note ?? '', /^69 people will get an email .*\nAbout: Tee, 0 · .* · Tee, 4 · …$/);
      assert.equal(warning, `${soldOutCount * 3} people are waiting for something that is still sold out.`);
      assert.deepEqual(
        answers.map(({ text, isFocused = false }) => `${text}${isFocused ? ', focused' : ''}`),
        ['Cancel, focused', 'Only for items back in stock'],
      );
    }
  });

  it('resumes without another confirmation', async () => {
    const opened = open([new StorefrontError(FAILURE_KINDS.offline)], 5, 'back-in-stock');
    opened.model.actions.load();
    await listed(opened);
    opened.model.actions.sendAll();
    assert.equal((await listed(opened)).sending.state, 'stopped');
    opened.model.actions.sendAll();
    assert.equal((await listed(opened)).groups.length, 5);
    assert.equal(opened.asked.length, 1);
  });

  it('cancels loading when the tag is removed, and loads again when it is reinserted', async () => {
    const opened = open();
    opened.model.actions.load();
    opened.leave();
    assert.equal(opened.signals[0]!.aborted, true);
    opened.model.actions.load();
    assert.equal((await listed(opened)).groups.length, 23);
    assert.equal(opened.signals.filter(({ aborted }) => aborted).length, 1, 'one page, and no more');
    assert.deepEqual(opened.reported, []);
  });
});
