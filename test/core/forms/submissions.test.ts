import { expect } from '@open-wc/testing';
import {
  FAILURE_KINDS,
  StorefrontError,
  type FailureDetails,
  type FailureKind,
} from '../../../core/errors/index.ts';
import {
  createSubmissions,
  parseForm,
  type FormsGateway,
  type ReadControl,
  type Submission,
  type SubmissionParts,
} from '../../../core/forms/index.ts';

type Call = 'validate' | 'createKey' | 'save';

interface Saved extends Submission {
  readonly idempotencyKey: string;
}

/** A store whose next calls fail as planned; it saves every submission. */
function createStore() {
  const calls: Call[] = [];
  const saved: Saved[] = [];
  const failures = new Map<Call, StorefrontError[]>();
  let keys = 0;

  const answer = async <Value>(call: Call, value: Value): Promise<Value> => {
    calls.push(call);
    await Promise.resolve();
    const failure = failures.get(call)?.shift();
    if (failure) throw failure;
    return value;
  };
  const gateway: FormsGateway = {
    loadSchema: () => Promise.resolve({}),
    validate: () => answer('validate', undefined),
    createKey: () => answer('createKey', `key-${++keys}`),
    save(submission, idempotencyKey) {
      saved.push({ ...submission, idempotencyKey });
      return answer('save', undefined);
    },
  };
  const fail = (call: Call, kind: FailureKind, details: FailureDetails = {}) =>
    failures.set(call, [...(failures.get(call) ?? []), new StorefrontError(kind, details)]);
  return { gateway, calls, saved, fail };
}

function open(parts: Partial<SubmissionParts> = {}) {
  const store = createStore();
  const fields = [{ id: 'who', type: 'text', required: true }];
  const form = parseForm({ id: 'contact', fields }, () => undefined)!;
  let ids = 0;
  const submissions = createSubmissions({
    ask: () => true,
    gateway: store.gateway,
    getCaptchaToken: () => Promise.resolve(null),
    getPage: () => ({ pageUrl: '/contact' }),
    createId: () => `id-${++ids}`,
    ...parts,
  });
  const submit = (who = 'Ada') => submissions.submit(form, reading(who));
  return { ...store, submissions, submit };
}

const reading =
  (who: string): ReadControl =>
  (name) =>
    name === 'who' ? [who] : [];

const messageOf = async (outcome: ReturnType<ReturnType<typeof open>['submit']>) => {
  const ended = await outcome;
  return ended.outcome === 'refused' ? ended.problem.message : null;
};

const PROCESSING = 'Error processing form submission. Please reload and try again.';
const NO_KEY = 'Could not get a form submission key, please try again later.';
const TRY_LATER = 'Unable to submit form. Please try again later.';
const NOT_CONFIGURED = 'This form has not been configured yet.';
const RATE = 'Unable to submit form. Submission rate limit exceeded. Please try again later.';
const SERVER = 'Unable to send form. Please try again later.';
const CAPTCHA = 'reCAPTCHA failed. Refresh this page and try again.';

describe('a valid form', () => {
  it('is validated by the store, gets a key, and is saved under it', async () => {
    const { submit, calls, saved } = open();
    expect(await submit()).to.deep.equal({ outcome: 'saved', answers: { who: 'Ada' } });
    expect(calls).to.deep.equal(['validate', 'createKey', 'save']);
    expect(saved).to.deep.equal([
      {
        formId: 'contact',
        key: 'key-1',
        form: { who: 'Ada' },
        page: { pageUrl: '/contact' },
        idempotencyKey: 'id-1',
      },
    ]);
  });

  it('is sent with the token of its captcha', async () => {
    const { submit, saved } = open({ getCaptchaToken: () => Promise.resolve('token') });
    await submit();
    expect(saved[0]?.captchaKey).to.equal('token');
  });

  it('is not sent without a required value', async () => {
    const { submit, calls } = open();
    const ended = await submit('');
    expect(ended.outcome).to.equal('refused');
    expect(await messageOf(Promise.resolve(ended))).to.equal(
      'One or more fields is invalid, please check your entries.',
    );
    expect(calls).to.deep.equal([]);
  });
});

describe('the page of a form', () => {
  it('is asked once the form is valid, and may handle it', async () => {
    const asked: unknown[] = [];
    const ask: SubmissionParts['ask'] = ({ id }, answers) => {
      asked.push([id, answers]);
      return false;
    };
    const { submit, calls } = open({ ask });
    await submit('');
    expect(asked, 'while something is missing').to.deep.equal([]);
    expect(await submit()).to.deep.equal({ outcome: 'kept' });
    expect(asked).to.deep.equal([['contact', { who: 'Ada' }]]);
    expect(calls).to.deep.equal([]);
  });
});

describe('a failed submission', () => {
  const ANSWERS: readonly (readonly [FailureKind, FailureDetails, string])[] = [
    [FAILURE_KINDS.crumb, {}, TRY_LATER],
    [FAILURE_KINDS.forbidden, { status: 401 }, TRY_LATER],
    [FAILURE_KINDS.notFound, { status: 404 }, NOT_CONFIGURED],
    [FAILURE_KINDS.rateLimited, { status: 429 }, RATE],
    [FAILURE_KINDS.server, { status: 500, serverMessage: 'Oops' }, SERVER],
    [FAILURE_KINDS.invalid, { status: 400, serverMessage: 'This form is closed.' }, 'This form is closed.'],
    [FAILURE_KINDS.invalid, { status: 400 }, 'Unknown error, please try again later.'],
    [FAILURE_KINDS.invalid, { status: 400, fields: { captchaKey: 'Used already.' } }, CAPTCHA],
  ];
  for (const call of ['validate', 'createKey', 'save'] as const) {
    for (const [kind, details, sentence] of ANSWERS) {
      it(`explains ${kind} ${JSON.stringify(details)} at ${call}: "${sentence}"`, async () => {
        const { submit, fail } = open();
        fail(call, kind, details);
        expect(await messageOf(submit())).to.equal(sentence);
        expect((await submit()).outcome, 'the next try').to.equal('saved');
      });
    }
  }

  for (const kind of [FAILURE_KINDS.offline, FAILURE_KINDS.timeout, FAILURE_KINDS.unknownOutcome]) {
    it(`explains at which step there was no answer (${kind})`, async () => {
      const { submit, fail } = open();
      fail('validate', kind);
      expect(await messageOf(submit()), 'checking').to.equal(PROCESSING);
      fail('createKey', kind);
      expect(await messageOf(submit()), 'the key').to.equal(NO_KEY);
      fail('save', kind);
      expect(await messageOf(submit()), 'saving').to.equal(PROCESSING);
    });
  }

  it('shows each message at its field', async () => {
    const { submit, fail } = open();
    fail('validate', FAILURE_KINDS.invalid, { fields: { who: 'We know nobody of this name.' } });
    const ended = await submit();
    expect(ended.outcome === 'refused' && [...ended.problem.fields]).to.deep.equal([
      ['who', 'We know nobody of this name.'],
    ]);
  });
});

describe('the key of a submission', () => {
  for (const kind of [
    FAILURE_KINDS.offline,
    FAILURE_KINDS.timeout,
    FAILURE_KINDS.unknownOutcome,
    FAILURE_KINDS.inFlight,
    FAILURE_KINDS.server,
    FAILURE_KINDS.rateLimited,
    FAILURE_KINDS.crumb,
    FAILURE_KINDS.forbidden,
  ]) {
    it(`is kept for the next try after ${kind}`, async () => {
      const { submit, fail, saved } = open();
      fail('save', kind);
      await submit();
      await submit();
      expect(saved.map(({ key, idempotencyKey }) => [key, idempotencyKey])).to.deep.equal([
        ['key-1', 'id-1'],
        ['key-1', 'id-1'],
      ]);
    });
  }

  it('is new for other values', async () => {
    const { submit, fail, saved } = open();
    fail('save', FAILURE_KINDS.timeout);
    await submit('Ada');
    await submit('Grace');
    expect(saved.map(({ idempotencyKey }) => idempotencyKey)).to.deep.equal(['id-1', 'id-2']);
  });

  it('is new for another form', async () => {
    const { submissions, fail, saved } = open();
    fail('save', FAILURE_KINDS.timeout);
    for (const id of ['contact', 'workshop'])
      await submissions.submit(
        parseForm({ id, fields: [] }, () => undefined)!,
        () => [],
      );
    expect(saved.map(({ formId, key }) => [formId, key])).to.deep.equal([
      ['contact', 'key-1'],
      ['workshop', 'key-2'],
    ]);
  });

  it('is new once the store has decided', async () => {
    const { submit, fail, saved } = open();
    fail('save', FAILURE_KINDS.invalid, { fields: { captchaKey: 'Used already.' } });
    await submit();
    await submit();
    await submit();
    expect(saved.map(({ key }) => key)).to.deep.equal(['key-1', 'key-2', 'key-3']);
  });
});

describe('a captcha that the store refuses', () => {
  it('keeps the key of an earlier attempt whose answer was lost', async () => {
    const { submit, fail, saved } = open();
    fail('save', FAILURE_KINDS.timeout);
    await submit();
    fail('save', FAILURE_KINDS.invalid, { fields: { captchaKey: 'Used already.' } });
    await submit();
    await submit();
    expect(saved.map(({ key, idempotencyKey }) => [key, idempotencyKey])).to.deep.equal([
      ['key-1', 'id-1'],
      ['key-1', 'id-1'],
      ['key-1', 'id-1'],
    ]);
  });
});

describe('a captcha', () => {
  it('stops the submission if it was not solved, and must be solved again', async () => {
    const { submit, calls } = open({ getCaptchaToken: () => Promise.reject(new Error('closed')) });
    const ended = await submit();
    expect(ended.outcome === 'refused' && ended.problem.isCaptcha).to.equal(true);
    expect(calls).to.deep.equal(['validate']);
  });

  it('whose token the store refused must be solved again', async () => {
    const { submit, fail } = open({ getCaptchaToken: () => Promise.resolve('token') });
    fail('save', FAILURE_KINDS.invalid, { fields: { captchaKey: 'timeout-or-duplicate' } });
    const ended = await submit();
    expect(ended.outcome === 'refused' && ended.problem.isCaptcha).to.equal(true);
  });
});
