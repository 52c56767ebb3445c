import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { atom } from 'nanostores';

import type { ApiLimits } from '../../core/api/index.ts';
import { FormModel } from '../../elements/site-form/model.ts';
import { gateIn } from '../support/gate.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { arriveByRest, fetchWithCookies, IMPATIENT_MS, UNANSWERED } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import type { Visitor } from '../support/visitor.ts';

const VALIDATE = 'POST /api/rest/forms/validate/contact';
const KEY = 'POST /api/form/FormSubmissionKey';
const SAVE = 'POST /api/form/SaveFormSubmission';

const NO_KEY = 'Could not get a form submission key, please try again later.';
const UNCLEAR = 'Error processing form submission. Please reload and try again.';
const FAILED = 'Unable to submit form. Please try again later.';
const TOO_MANY = 'Unable to submit form. Submission rate limit exceeded. Please try again later.';
const BROKEN = 'Unable to send form. Please try again later.';
const NOT_CONFIGURED = 'This form has not been configured yet.';
const INVALID = 'One or more fields is invalid, please check your entries.';

/** A call that fails once, and the sentence for the visitor. */
interface Cell {
  readonly name: string;
  readonly call: string;
  readonly fault: string;
  readonly sentence: string;
}

const CELLS: readonly Cell[] = [
  { name: 'Offline / DNS / reset', call: VALIDATE, fault: 'drop', sentence: UNCLEAR },
  { name: 'Offline / DNS / reset', call: KEY, fault: 'drop', sentence: NO_KEY },
  { name: 'Offline / DNS / reset', call: SAVE, fault: 'drop', sentence: UNCLEAR },
  { name: 'Timeout', call: KEY, fault: UNANSWERED, sentence: NO_KEY },
  { name: 'Timeout', call: SAVE, fault: UNANSWERED, sentence: UNCLEAR },
  { name: '429 + Retry-After', call: VALIDATE, fault: '429;retry-after=3', sentence: TOO_MANY },
  { name: '429 + Retry-After', call: KEY, fault: '429;retry-after=3', sentence: TOO_MANY },
  { name: '429 + Retry-After', call: SAVE, fault: '429;retry-after=3', sentence: TOO_MANY },
  { name: '401/403 crumb', call: SAVE, fault: '401', sentence: FAILED },
  { name: '401/403 crumb', call: KEY, fault: '401', sentence: FAILED },
  { name: '401/403 crumb', call: SAVE, fault: 'crumb', sentence: FAILED },
  { name: '403 other / 404', call: SAVE, fault: '404', sentence: NOT_CONFIGURED },
  { name: '403 other / 404', call: VALIDATE, fault: '404', sentence: NOT_CONFIGURED },
  { name: '409 duplicate key in flight', call: SAVE, fault: '409', sentence: UNCLEAR },
  { name: '500/502/503', call: VALIDATE, fault: '500', sentence: BROKEN },
  { name: '500/502/503', call: KEY, fault: '503', sentence: BROKEN },
  { name: '500/502/503', call: SAVE, fault: '500', sentence: BROKEN },
  { name: '500/502/503', call: SAVE, fault: '502', sentence: BROKEN },
  { name: '500/502/503', call: SAVE, fault: '503', sentence: BROKEN },
  { name: '200 malformed / HTML / empty', call: KEY, fault: 'html', sentence: NO_KEY },
  { name: '200 malformed / HTML / empty', call: SAVE, fault: 'html', sentence: UNCLEAR },
  { name: '200 malformed / HTML / empty', call: SAVE, fault: 'truncate', sentence: UNCLEAR },
  { name: '200 malformed / HTML / empty', call: SAVE, fault: 'empty', sentence: UNCLEAR },
  { name: 'Disk/DB dies after commit', call: SAVE, fault: 'commit-then-drop', sentence: UNCLEAR },
];

/** The submission of a page. */
const submissionOf = (email: string, key: string) => ({
  formId: 'contact',
  key,
  form: { name: ['Ada', 'Byron'], email, subject: 'A workshop', message: 'Hi' },
  page: { pageUrl: '/contact' },
});

describe('the submission key and the save call', { concurrency: 4 }, () => {
  const store = startSuiteStore({
    faults: true,
    rateLimits: NO_LIMITS,
    captcha: null,
    ownerPassword: OWNER_PASSWORD,
    log: () => undefined,
  });
  let owner: Visitor;
  before(async () => {
    fetchWithCookies();
    owner = await arriveAsOwner(store.url);
  });

  async function openFilled(limits: Partial<ApiLimits> = {}) {
    const rest = await arriveByRest(store.url, limits);
    const email = `${randomUUID()}@example.com`;
    const model = new FormModel({
      gateway: rest.forms,
      report: assert.ifError,
      createId: randomUUID,
      getQuery: () => new URLSearchParams(),
      getPage: () => ({ pageUrl: '/contact' }),
      ask: () => true,
      onSubmitted: () => undefined,
      leaveFor: () => undefined,
      captcha: {
        $isBlocking: atom(false),
        place: () => undefined,
        wake: () => undefined,
        moved: () => undefined,
        settle: () => undefined,
        getToken: () => Promise.resolve(null),
      },
    });
    const fill = (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) model.actions.fill(name, [value]);
    };
    const filling = () => {
      const content = model.$content.get();
      return content.state === 'filling' ? content : assert.fail(`the form is ${content.state}`);
    };
    const settled = () =>
      new Promise<void>((resolve) => {
        const stop = model.$content.listen((content) => {
          if (content.state === 'loading' || (content.state === 'filling' && content.isSubmitting)) return;
          queueMicrotask(() => {
            stop();
            resolve();
          });
        });
      });
    const send = async (isUnchecked = false) => {
      const end = settled();
      model.actions.submit(isUnchecked);
      await end;
    };
    const opened = settled();
    model.setLook({
      formType: 'contact',
      schema: null,
      submitText: '',
      successUrl: '',
      isNewsletter: false,
      allowsScripts: false,
    });
    await opened;
    const values = { email, 'name.First': 'Ada', 'name.Last': 'Byron', subject: 'A workshop', message: 'Hi' };
    fill(values);
    /** The submissions of this visitor in the store. */
    const countKept = async () => {
      const { text } = await owner.get('/owner/submissions.csv?form=contact');
      return text.split(email).length - 1;
    };
    const keysOfSaves = () =>
      rest.sent.filter(({ method, path }) => `${method} ${path}` === SAVE).map(({ key }) => key);
    return { ...rest, model, fill, filling, send, countKept, keysOfSaves, email };
  }

  for (const { name, call, fault, sentence } of CELLS) {
    it(`${name} (${fault} at ${call}): "${sentence}", values kept, one submission`, async () => {
      const form = await openFilled(fault === UNANSWERED ? { writeTimeoutMs: IMPATIENT_MS } : {});
      form.failNext(call, fault);
      await form.send();
      const { banner, values, isSubmitting, failureCount } = form.filling();
      assert.deepEqual([banner, isSubmitting, failureCount], [sentence, false, 1]);
      assert.deepEqual([values.get('email'), values.get('message')], [[form.email], ['Hi']]);
      await form.send();
      assert.equal(form.model.$content.get().state, 'sent');
      assert.equal(new Set(form.keysOfSaves()).size, 1, 'all tries are one action');
      assert.equal(await form.countKept(), 1);
    });
  }

  it('401/403 crumb (no longer valid): the client replaces it silently', async () => {
    const form = await openFilled();
    form.visitor.cookies.set('crumb', 'stale');
    await form.send();
    assert.equal(form.model.$content.get().state, 'sent');
    const key = await form.forms.createKey();
    form.visitor.cookies.set('crumb', 'stale');
    const idempotencyKey = randomUUID();
    await form.forms.save(submissionOf(form.email, key), idempotencyKey);
    assert.deepEqual(form.keysOfSaves().slice(-2), [idempotencyKey, idempotencyKey]);
    assert.equal(await form.countKept(), 2);
  });

  it('401/403 crumb (cookies deleted): a new session sends it', async () => {
    const form = await openFilled();
    form.visitor.cookies.clear();
    await form.send();
    assert.equal(form.model.$content.get().state, 'sent');
    assert.equal(await form.countKept(), 1);
  });

  it('400 / 422 (a map of fields): each message at its field, and the next try is a new action', async () => {
    const form = await openFilled();
    form.fill({ email: 'nobody', message: '' });
    await form.send(true);
    assert.deepEqual(
      [...form.filling().problems],
      [
        ['email', 'Email addresses should follow the format user@domain.com.'],
        ['message', 'Required'],
      ],
    );
    assert.equal(form.filling().banner, INVALID);
    form.fill({ email: form.email, message: 'Hi' });
    await form.send();
    assert.equal(await form.countKept(), 1);
  });

  it('Slow: the button is locked until the answer', async () => {
    const form = await openFilled();
    const gate = gateIn(store.url);
    form.failNext(SAVE, gate.fault);
    const sent = form.send();
    await gate.reached();
    assert.equal(form.filling().isSubmitting, true);
    await gate.release();
    await sent;
    assert.equal(form.model.$content.get().state, 'sent');
  });

  it('Duplicate response / replayed: the same key replays the answer, and one submission is kept', async () => {
    const form = await openFilled();
    const key = await form.forms.createKey();
    const submission = submissionOf(form.email, key);
    const idempotencyKey = randomUUID();
    await form.forms.save(submission, idempotencyKey);
    await form.forms.save(submission, idempotencyKey);
    assert.equal(await form.countKept(), 1);
  });

  it('409 duplicate key in flight (two at once): one waits for the other, and one submission is kept', async () => {
    const form = await openFilled();
    const key = await form.forms.createKey();
    const submission = submissionOf(form.email, key);
    const idempotencyKey = randomUUID();
    await Promise.all([1, 2, 3].map(() => form.forms.save(submission, idempotencyKey)));
    assert.equal(await form.countKept(), 1);
  });

  it('Double click / Enter + click: one request', async () => {
    const form = await openFilled();
    const sent = form.send();
    form.model.actions.submit();
    form.model.actions.submit();
    await sent;
    assert.equal(form.keysOfSaves().length, 1);
    assert.equal(await form.countKept(), 1);
  });

  it('two tabs: each sends its own submission', async () => {
    const [one, other] = [await openFilled(), await openFilled()];
    other.fill({ email: one.email });
    await Promise.all([one.send(), other.send()]);
    assert.equal(await one.countKept(), 2);
  });

  it('bfcache restore: fetches a key at the click, and never reuses it after a final answer', async () => {
    const form = await openFilled();
    const keyCount = () => form.sent.filter(({ path }) => KEY.endsWith(path)).length;
    assert.equal(keyCount(), 0, 'none waits in a page that is put away');
    form.failNext(SAVE, 'drop');
    await form.send();
    form.fill({ message: 'Something else' });
    await form.send();
    assert.equal(form.model.$content.get().state, 'sent');
    assert.deepEqual([keyCount(), new Set(form.keysOfSaves()).size], [2, 2]);
    assert.equal(await form.countKept(), 1);
  });
});
