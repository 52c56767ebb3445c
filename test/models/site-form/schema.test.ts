import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { $speech } from '../../../core/words/index.ts';
import type { AuthorsForm } from '../../../elements/site-form/form-values.ts';
import { settlePromises } from '../shop.ts';
import { LETTER, openForm } from './form-without-page.ts';

const NOT_CONFIGURED = 'This form has not been configured yet.';
const OTHER = { id: 'other', fields: [{ id: 'who', type: 'text', title: 'Who' }] };

const authorsForm = (schema: unknown): AuthorsForm => ({
  readAll: () => () => ['typed'],
  problemOfControl: () => '',
  schema: () => schema,
});

describe('the schema of a form', () => {
  it('is loading until the tag names the form', () => {
    const form = openForm();
    assert.deepEqual(form.content(), { state: 'loading' });
    assert.deepEqual(form.calls, []);
  });

  it('is loaded from the store once, however often the tag names the same form', async () => {
    const form = openForm();
    const look = form.look();
    await Promise.all([look, form.look()]);
    assert.equal(form.filling().form.id, 'letter');
    await form.look({ submitText: 'Go' });
    assert.equal(form.filling().submitText, 'Go');
    assert.deepEqual(form.calls, ['loadSchema']);
  });

  it('is taken from the page without a request to the store', async () => {
    const form = openForm();
    await form.look({ schema: LETTER });
    assert.equal(form.filling().form.id, 'letter');
    assert.deepEqual(form.calls, []);
  });

  it('is loaded from the store once the page no longer sets it', async () => {
    const form = openForm();
    await form.look({ schema: OTHER });
    assert.equal(form.filling().form.id, 'other');
    await form.look({ schema: null });
    assert.equal(form.filling().form.id, 'letter');
  });

  it('of the page cannot be retried if it is invalid', async () => {
    const form = openForm();
    await form.look({ schema: { fields: 'none' } });
    assert.deepEqual(form.content(), { state: 'unavailable', message: NOT_CONFIGURED, canRetry: false });
    assert.equal(form.reports.length, 1);
  });

  it('of the page that is invalid is reported, and an author’s own form is checked by its controls', async () => {
    const form = openForm();
    await form.look({ schema: { fields: 'none' } });
    form.model.takeOver(authorsForm(LETTER));
    form.model.actions.submit();
    await Promise.resolve();
    assert.deepEqual(
      form.filling().form.fields.map(({ id }) => id),
      ['email', 'message', 'source'],
    );
    assert.equal(form.filling().failureCount, 1, 'the required address is missing');
    assert.equal(form.reports.length, 1);
    assert.deepEqual(form.calls, []);
  });

  it('of the store can be retried if it is invalid, missing or unavailable', async () => {
    for (const [schemas, failure, message] of [
      [{ letter: 'no schema' }, null, NOT_CONFIGURED],
      [{}, null, NOT_CONFIGURED],
      [{ letter: LETTER }, FAILURE_KINDS.offline, 'Unable to load. Try again.'],
      [{ letter: LETTER }, FAILURE_KINDS.timeout, 'Unable to load. Try again.'],
      [{ letter: LETTER }, FAILURE_KINDS.rateLimited, 'Unable to load. Try again.'],
      [{ letter: LETTER }, FAILURE_KINDS.server, 'Unable to load. Try again.'],
      [{ letter: LETTER }, FAILURE_KINDS.unknownOutcome, 'Unable to load. Try again.'],
    ] as const) {
      const form = openForm(schemas);
      if (failure) form.failNext('loadSchema', new StorefrontError(failure));
      await form.look();
      assert.deepEqual(form.content(), { state: 'unavailable', message, canRetry: true });
      assert.equal(form.reports.length, 1, 'reported once');
    }
  });

  it('is requested again when the visitor retries', async () => {
    const form = openForm();
    form.failNext('loadSchema', new StorefrontError(FAILURE_KINDS.offline));
    await form.look();
    const held = form.hold('loadSchema');
    form.model.actions.retry();
    assert.deepEqual(form.content(), { state: 'loading' });
    await held.resolve();
    assert.equal(form.filling().form.id, 'letter');
  });

  it('is that of the form named last, whichever response arrives last', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const form = openForm({ letter: LETTER, other: OTHER });
      const first = form.hold('loadSchema');
      await form.look();
      await form.look({ formType: 'other' });
      await (end === 'resolve' ? first.resolve(LETTER) : first.reject(new Error('too late')));
      assert.equal(form.filling().form.id, 'other');
      assert.deepEqual(form.reports, []);
    }
  });

  it('is that of a form named again, in whatever order slow responses arrive', async () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      for (const end of ['resolve', 'reject'] as const) {
        const form = openForm({ letter: LETTER, other: OTHER });
        const answers = [LETTER, OTHER, LETTER];
        const held: ReturnType<typeof form.hold>[] = [];
        for (const formType of ['letter', 'other', 'letter']) {
          held.push(form.hold('loadSchema'));
          await form.look({ formType });
        }
        for (const one of order) {
          if (one === 2 || end === 'resolve') await held[one]!.resolve(answers[one]);
          else await held[one]!.reject(new StorefrontError(FAILURE_KINDS.server));
          const content = form.content();
          if (content.state === 'filling') assert.equal(content.form.id, 'letter', order.join());
          else assert.equal(content.state, 'loading', order.join());
        }
        assert.equal(form.filling().form.id, 'letter');
        assert.deepEqual(form.reports, []);
      }
    }
  });

  it('is taken from the page without waiting for a pending response of the store', async () => {
    const form = openForm();
    const held = form.hold('loadSchema');
    await form.look();
    await form.look({ schema: OTHER });
    assert.equal(form.filling().form.id, 'other');
    await held.reject(new StorefrontError(FAILURE_KINDS.server));
    assert.equal(form.filling().form.id, 'other');
  });

  it('is parsed again when the page changes its language; typed text stays', async () => {
    const before = $speech.get();
    const options = ['ö', 'z'];
    const radio = { id: 'letter', type: 'radio', options, optionOrder: 'alphabetical' };
    const form = openForm();
    const schema = { id: 'letter', fields: [radio, { id: 'message', type: 'text' }] };
    await form.look({ schema });
    form.model.actions.fill('message', ['Hello']);
    $speech.set({ ...before, locale: 'sv' });
    try {
      await form.look({ schema });
      const [control] = form.filling().form.fields[0]!.controls;
      assert.deepEqual(control?.shape === 'choices' && control.choices.map(({ value }) => value), ['z', 'ö']);
      assert.deepEqual(form.filling().values.get('message'), ['Hello']);
    } finally {
      $speech.set(before);
    }
  });

  it('keeps one random order for the life of the form', async () => {
    const options = Array.from({ length: 12 }, (_, index) => `Choice ${index}`);
    const schema = () => ({
      id: 'letter',
      fields: [{ id: 'f', type: 'select', options, optionOrder: 'random' }],
    });
    const form = openForm();
    const orders: string[] = [];
    for (const submitText of ['One', 'Two']) {
      await form.look({ schema: schema(), submitText });
      const [control] = form.filling().form.fields[0]!.controls;
      assert.ok(control?.shape === 'list');
      orders.push(control.choices.map(({ value }) => value).join());
    }
    assert.equal(orders[0], orders[1]);
    assert.notEqual(orders[0], options.join());
  });
});

describe("the schema of the author's form", () => {
  it('is taken from the store', async () => {
    const form = openForm();
    await form.look();
    form.model.takeOver(authorsForm(OTHER));
    await settlePromises();
    assert.equal(form.filling().form.id, 'letter');
    assert.deepEqual(form.filling().values.get('message'), ['typed']);
  });

  it('is read from its markup if the store has no such form, or no form is named', async () => {
    for (const formType of ['enquiry', '']) {
      const form = openForm();
      form.model.takeOver(authorsForm(OTHER));
      await form.look({ formType });
      assert.equal(form.filling().form.id, 'other');
      assert.deepEqual(form.reports, []);
    }
  });

  it('is unknown until the store responds', async () => {
    const form = openForm();
    form.failNext('loadSchema', new StorefrontError(FAILURE_KINDS.offline));
    await form.look();
    form.model.takeOver(authorsForm(OTHER));
    await settlePromises();
    assert.equal(form.filling().form.id, 'letter');
  });

  it('delays a submit until it is known', async () => {
    const form = openForm();
    const held = form.hold('loadSchema');
    form.model.takeOver({ ...authorsForm(OTHER), readAll: () => () => ['ada@example.com'] });
    await form.look();
    form.model.actions.submit();
    form.model.actions.submit();
    await settlePromises();
    assert.deepEqual(form.gateway.submissions, []);
    await held.resolve(LETTER);
    assert.equal(form.gateway.submissions.length, 1);
    assert.equal(form.content().state, 'sent');
  });
});
