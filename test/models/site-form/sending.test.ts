import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { settlePromises } from '../shop.ts';
import { LETTER, openForm, type OpenForm } from './form-without-page.ts';

const INVALID = 'One or more fields is invalid, please check your entries.';
const UNCLEAR = 'Error processing form submission. Please reload and try again.';
const NO_KEY = 'Could not get a form submission key, please try again later.';
const FAILED = 'Unable to submit form. Please try again later.';

/** Kind of failure → message for the visitor. */
const SENTENCES: Readonly<Record<FailureKind, string>> = {
  [FAILURE_KINDS.offline]: UNCLEAR,
  [FAILURE_KINDS.timeout]: UNCLEAR,
  [FAILURE_KINDS.rateLimited]:
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  [FAILURE_KINDS.crumb]: FAILED,
  [FAILURE_KINDS.forbidden]: FAILED,
  [FAILURE_KINDS.notFound]: 'This form has not been configured yet.',
  [FAILURE_KINDS.soldOut]: UNCLEAR,
  [FAILURE_KINDS.bought]: UNCLEAR,
  [FAILURE_KINDS.inFlight]: UNCLEAR,
  [FAILURE_KINDS.invalid]: 'Unknown error, please try again later.',
  [FAILURE_KINDS.server]: 'Unable to send form. Please try again later.',
  [FAILURE_KINDS.unknownOutcome]: UNCLEAR,
};

describe('sending a form', () => {
  let form: OpenForm;
  beforeEach(async () => {
    form = openForm();
    await form.look();
  });

  const emailOf = () => form.filling().values.get('email');
  const bannerOf = () => form.filling().banner;

  it('asks the page, sends once regardless of the number of clicks, notifies the page and thanks', async () => {
    const held = form.hold('save');
    await form.send();
    form.model.actions.submit();
    await settlePromises();
    assert.equal(form.filling().isSubmitting, true);
    assert.deepEqual(form.events, ['ask letter']);
    await held.resolve();
    assert.deepEqual(form.content(), {
      state: 'sent',
      text: 'We will write back.',
      postSubmit: null,
    });
    assert.deepEqual(form.events, ['ask letter', 'submitted letter']);
    assert.deepEqual(form.calls, ['loadSchema', 'validate', 'createKey', 'save']);
    assert.deepEqual(form.left, []);
    form.model.actions.submit();
    form.model.reset();
    await settlePromises();
    assert.equal(form.content().state, 'sent', 'sent is sent');
    assert.equal(form.gateway.submissions.length, 1);
  });

  it('sends nothing if it is incomplete, and counts each attempt', async () => {
    for (const failureCount of [1, 2]) {
      form.model.actions.submit();
      await settlePromises();
      const { problems, banner, note, failureCount: counted } = form.filling();
      assert.deepEqual([[...problems], banner, counted], [[['email', 'Required']], INVALID, failureCount]);
      assert.equal(note, 'Your form has encountered a problem. Please scroll up to review.');
    }
    assert.deepEqual(form.calls, ['loadSchema']);
    assert.deepEqual(form.events, []);
  });

  it('keeps the shown problems until the next attempt, and updates them immediately then', async () => {
    form.model.actions.submit();
    await settlePromises();
    form.model.actions.fill('email', ['ada@example.com']);
    assert.deepEqual([...form.filling().problems], [['email', 'Required']]);
    assert.equal(form.filling().validity.size, 0);
  });

  it('leaves validation to the store for a button with formnovalidate', async () => {
    form.model.actions.submit(true);
    await settlePromises();
    assert.equal(form.content().state, 'sent');
  });

  it('changes nothing if the page takes over', async () => {
    form.veto = true;
    await form.send();
    const { isSubmitting, banner, failureCount } = form.filling();
    assert.deepEqual([isSubmitting, banner, failureCount], [false, null, 0]);
    assert.deepEqual(emailOf(), ['ada@example.com']);
    assert.deepEqual(form.calls, ['loadSchema']);
  });

  for (const [kind, sentence] of Object.entries(SENTENCES) as [FailureKind, string][]) {
    it(`fails (${kind}), shows why, keeps typed text, and can be sent again`, async () => {
      form.failNext('save', new StorefrontError(kind));
      await form.send();
      assert.deepEqual([bannerOf(), form.filling().failureCount], [sentence, 1]);
      assert.deepEqual(emailOf(), ['ada@example.com']);
      assert.equal(form.filling().isSubmitting, false);
      assert.deepEqual(form.events, ['ask letter']);
      form.model.actions.submit();
      await settlePromises();
      assert.equal(form.content().state, 'sent');
      // A refused submission takes a new key; after any other failure it is the same submission.
      const keys = form.calls.filter((call) => call === 'createKey').length;
      assert.equal(keys, kind === FAILURE_KINDS.invalid ? 2 : 1);
    });
  }

  for (const [call, sentence] of [
    ['validate', UNCLEAR],
    ['createKey', NO_KEY],
  ] as const) {
    it(`fails at ${call} without a response`, async () => {
      form.failNext(call, new StorefrontError(FAILURE_KINDS.offline));
      await form.send();
      assert.equal(bannerOf(), sentence);
      assert.ok(!form.calls.includes('save'));
    });
  }

  it('fails with the reason of a program', async () => {
    form.failNext('validate', new TypeError('a mistake'));
    await form.send();
    assert.equal(bannerOf(), UNCLEAR);
  });

  it('shows a message of the store, or messages of fields that this form has', async () => {
    form.failNext('save', new StorefrontError(FAILURE_KINDS.invalid, { serverMessage: 'Closed in August.' }));
    await form.send();
    assert.equal(bannerOf(), 'Closed in August.');
    const fields = { message: 'Too rude.', other: 'Who knows.' };
    form.failNext('validate', new StorefrontError(FAILURE_KINDS.invalid, { fields }));
    form.model.actions.submit();
    await settlePromises();
    assert.deepEqual([...form.filling().problems], [['message', 'Too rude.']]);
    assert.equal(bannerOf(), INVALID);
  });

  it('leads to the URL of the tag, otherwise of the form', async () => {
    for (const [successUrl, url] of [
      ['', '/thanks'],
      ['/bravo', '/bravo'],
    ] as const) {
      form = openForm();
      await form.look({ schema: { ...LETTER, successUrl: '/thanks' }, successUrl });
      await form.send();
      assert.deepEqual(form.left, [url]);
    }
  });

  it('sends the value of the page’s URL for a hidden field', async () => {
    form.query = '?utm=letter&utm=second';
    await form.send();
    assert.equal(form.gateway.submissions[0]?.form['source'], 'letter');
  });

  it('resets text and problems, but not while it is sending', async () => {
    form.model.actions.submit();
    await settlePromises();
    const held = form.hold('save');
    await form.send();
    form.model.reset();
    assert.deepEqual(emailOf(), ['ada@example.com']);
    await held.reject(new StorefrontError(FAILURE_KINDS.server));
    form.model.reset();
    const { problems, banner, values } = form.filling();
    assert.deepEqual([problems.size, banner, values.get('email')], [0, null, []]);
  });

  it('sends the values of the submit, whatever the tag and the visitor change meanwhile', async () => {
    const held = form.hold('validate');
    await form.send();
    form.model.actions.fill('email', ['bob@example.com']);
    const fields = [{ id: 'who', type: 'text', title: 'Who', required: true }];
    await form.look({ schema: { id: 'other', fields }, submitText: 'Go', successUrl: '/later' });
    assert.equal(form.filling().isSubmitting, true, 'still on its way');
    await held.resolve();
    const [sent] = form.gateway.submissions;
    assert.deepEqual([sent?.formId, sent?.form['email']], ['letter', 'ada@example.com']);
    assert.deepEqual(form.left, ['/later']);
  });

  it('shows no problems of removed fields if it fails after the tag has changed', async () => {
    const held = form.hold('validate');
    await form.send();
    await form.look({ schema: { id: 'other', fields: [{ id: 'who', type: 'text', title: 'Who' }] } });
    const error = new StorefrontError(FAILURE_KINDS.invalid, { fields: { email: 'No.' } });
    await held.reject(error);
    assert.equal(form.filling().form.id, 'other');
    assert.equal(bannerOf(), INVALID);
    assert.equal(form.filling().isSubmitting, false);
  });
});

describe('sending a form with a captcha', () => {
  let form: OpenForm;
  beforeEach(async () => {
    form = openForm();
    await form.look();
  });

  it('sends its token, and reports the result to the captcha', async () => {
    form.captcha.token = 'solved';
    form.model.actions.begin();
    await form.send();
    assert.equal(form.gateway.submissions[0]?.captchaKey, 'solved');
    assert.deepEqual(form.captcha.asked, ['wake', 'token', 'settle saved']);
  });

  it('sends nothing if it is unsolved or has failed', async () => {
    for (const [token, banner] of [
      [false, 'Complete CAPTCHA before submitting.'],
      [new Error('blocked'), 'reCAPTCHA failed. Refresh this page and try again.'],
    ] as const) {
      form.captcha.token = token;
      await form.send();
      assert.equal(form.filling().banner, banner);
    }
    assert.ok(!form.calls.includes('createKey'));
    assert.deepEqual(form.filling().values.get('email'), ['ada@example.com']);
  });

  it('does not send while the captcha must be solved first', async () => {
    form.captcha.$isBlocking.set(true);
    await form.send();
    assert.equal(form.filling().isBlocked, true);
    assert.deepEqual(form.calls, ['loadSchema']);
    form.captcha.$isBlocking.set(false);
    assert.equal(form.filling().isBlocked, false);
    await form.send();
    assert.equal(form.content().state, 'sent');
  });

  it('does not use a captcha that this form turns off', async () => {
    await form.look({ schema: { ...LETTER, captcha: false } });
    form.model.actions.begin();
    await form.send();
    assert.deepEqual(form.captcha.asked, ['settle saved']);
  });
});

describe("a form inside the page's own form", () => {
  it('shows its problems when the page validates, and sends nothing', async () => {
    const form = openForm();
    form.model.setPart(true);
    form.model.review();
    await form.look();
    assert.deepEqual([form.filling().isPart, form.filling().problems.size], [true, 0]);
    form.model.review();
    assert.deepEqual([...form.filling().problems], [['email', 'Required']]);
    assert.deepEqual([form.filling().banner, form.filling().failureCount], [null, 0]);
    form.model.setPart(false);
    assert.equal(form.filling().isPart, false);
  });
});
