import { expect } from '@open-wc/testing';
import { createApi } from '../../../core/api/index.ts';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import {
  createMemoryRestockGateway,
  createRestock,
  openVisitorSignups,
  restRestockGateway,
  type RestockEntry,
  type RestockOutcome,
  type RestockSignup,
} from '../../../core/restock/index.ts';
import { translatedLanguage } from '../../../core/words/index.ts';
import type { StorageArea } from '../../../core/session/index.ts';

const ENTRY: RestockEntry = {
  productId: 'vase',
  variantId: 'vase-1',
  email: ' ann@example.com ',
  isJoinMailingList: true,
};
const LATER = 'Unable to submit form. Please try again later.';

function memoryStorage(): StorageArea {
  const kept = new Map<string, unknown>();
  return {
    get: (key, parse) => (kept.has(key) ? parse(kept.get(key)) : null),
    set: (key, value) => void kept.set(key, JSON.parse(JSON.stringify(value))),
    remove: (key) => void kept.delete(key),
  };
}

interface Sent {
  readonly signup: RestockSignup;
  readonly key: string;
}

/** A store that fails once per given failure, and then accepts everything. */
function open(
  failures: readonly StorefrontError[] = [],
  {
    token = null,
    isEnterprise = false,
    language = null,
    isAsked = true,
  }: {
    readonly token?: string | null | false | Error;
    readonly isEnterprise?: boolean;
    readonly language?: string | null;
    readonly isAsked?: boolean;
  } = {},
) {
  const sent: Sent[] = [];
  const left = [...failures];
  const visitor = openVisitorSignups(memoryStorage());
  let keyCount = 0;
  const restock = createRestock({
    gateway: {
      signUp(signup, key) {
        sent.push({ signup, key });
        const failure = left.shift();
        return failure === undefined ? Promise.resolve() : Promise.reject(failure);
      },
    },
    visitor,
    createId: () => `key-${++keyCount}`,
    ask: () => isAsked,
    getCaptchaToken: () => (token instanceof Error ? Promise.reject(token) : Promise.resolve(token)),
    isEnterprise: () => isEnterprise,
    getLanguage: () => language,
    inFlightDelayMs: 1,
  });
  return { restock, visitor, sent };
}

function messageOf(ended: RestockOutcome): string {
  return ended.outcome === 'refused' ? ended.problem.message : ended.outcome;
}

describe('restock sign-ups', () => {
  it('check the address before sending', async () => {
    const { restock, sent } = open();
    const wrong = {
      '  ': 'Email cannot be blank',
      'a@': 'Email is invalid',
      'ann.example.com': 'Email is invalid',
      [`${'a'.repeat(250)}@b.co.uk`]: 'Email is invalid',
    };
    for (const [email, message] of Object.entries(wrong)) {
      const ended = await restock.signUp({ ...ENTRY, email });
      expect(ended).to.deep.equal({
        outcome: 'refused',
        problem: { message, isEmail: true, isCaptcha: false },
      });
    }
    expect(sent).to.have.length(0);
  });

  it('send the entry, and remember it', async () => {
    const { restock, visitor, sent } = open([], { token: 'solved', language: 'fr' });
    expect(visitor.has(ENTRY)).to.equal(false);
    expect(messageOf(await restock.signUp(ENTRY))).to.equal('saved');
    expect(sent).to.deep.equal([
      {
        key: 'key-1',
        signup: {
          isJoinMailingList: true,
          productId: 'vase',
          variantId: 'vase-1',
          siteVisitorEmail: 'ann@example.com',
          captchaToken: 'solved',
          language: 'fr',
        },
      },
    ]);
    expect(visitor.has(ENTRY)).to.equal(true);
    expect(visitor.has({ ...ENTRY, variantId: 'vase-2' })).to.equal(false);
    expect(visitor.getEmail()).to.equal('ann@example.com');
    visitor.remove(ENTRY);
    expect(visitor.has(ENTRY)).to.equal(false);
    expect(visitor.getEmail()).to.equal('ann@example.com');
  });

  it('use another field and message for the enterprise captcha', async () => {
    const failure = new StorefrontError(FAILURE_KINDS.invalid, { serverMessage: 'You look like a robot.' });
    const { restock, sent } = open([failure], { token: 'scored', isEnterprise: true });
    expect(messageOf(await restock.signUp(ENTRY))).to.equal(LATER);
    expect(sent[0]!.signup).to.have.property('recaptchaEnterpriseV3Token', 'scored');
    expect(sent[0]!.signup).not.to.have.property('captchaToken');
    const broken = open([], { token: new Error('no script'), isEnterprise: true });
    expect(messageOf(await broken.restock.signUp(ENTRY))).to.equal(LATER);
  });

  it('send nothing and keep the address while the captcha is unsolved or fails to load', async () => {
    for (const [token, message] of [
      [false, 'Complete CAPTCHA before submitting.'],
      [new Error('no script'), 'reCAPTCHA failed. Refresh this page and try again.'],
    ] as const) {
      const { restock, visitor, sent } = open([], { token });
      const ended = await restock.signUp(ENTRY);
      expect(ended).to.deep.equal({
        outcome: 'refused',
        problem: { message, isEmail: false, isCaptcha: true },
      });
      expect(sent).to.have.length(0);
      expect(visitor.getEmail()).to.equal('ann@example.com');
    }
  });

  it('send nothing if the page handles it', async () => {
    const { restock, sent } = open([], { isAsked: false });
    expect(messageOf(await restock.signUp(ENTRY))).to.equal('kept');
    expect(sent).to.have.length(0);
  });

  const SAID = 'Come back tomorrow.';
  const ROWS: readonly (readonly [FailureKind, message: string, isKeyKept: boolean])[] = [
    [FAILURE_KINDS.offline, LATER, true],
    [FAILURE_KINDS.timeout, LATER, true],
    [FAILURE_KINDS.rateLimited, SAID, true],
    [FAILURE_KINDS.crumb, SAID, true],
    [FAILURE_KINDS.forbidden, SAID, true],
    [FAILURE_KINDS.notFound, SAID, true],
    [FAILURE_KINDS.invalid, SAID, false],
    [FAILURE_KINDS.soldOut, SAID, true],
    [FAILURE_KINDS.server, LATER, true],
    [FAILURE_KINDS.unknownOutcome, LATER, true],
  ];
  for (const [kind, message, isKeyKept] of ROWS) {
    it(`fault: show the message of a failure, and keep the key if undecided: ${kind}`, async () => {
      const { restock, visitor, sent } = open([new StorefrontError(kind, { serverMessage: SAID })]);
      expect(messageOf(await restock.signUp(ENTRY))).to.equal(message);
      expect(visitor.has(ENTRY)).to.equal(false);
      expect(visitor.getEmail()).to.equal('ann@example.com');
      expect(messageOf(await restock.signUp(ENTRY))).to.equal('saved');
      expect(sent.map(({ key }) => key)).to.deep.equal(isKeyKept ? ['key-1', 'key-1'] : ['key-1', 'key-2']);
      const silent = open([new StorefrontError(kind)]);
      expect(messageOf(await silent.restock.signUp(ENTRY))).to.equal(LATER);
    });
  }

  it('fault: ask once more while the same sign-up is under way', async () => {
    const inFlight = new StorefrontError(FAILURE_KINDS.inFlight);
    const once = open([inFlight]);
    expect(messageOf(await once.restock.signUp(ENTRY))).to.equal('saved');
    expect(once.sent.map(({ key }) => key)).to.deep.equal(['key-1', 'key-1']);
    const twice = open([inFlight, inFlight]);
    expect(messageOf(await twice.restock.signUp(ENTRY))).to.equal('Please try again.');
    expect(twice.sent).to.have.length(2);
  });

  it('keep the key after a refused captcha, because a lost answer stays undecided', async () => {
    const { restock, sent } = open([
      new StorefrontError(FAILURE_KINDS.timeout),
      new StorefrontError(FAILURE_KINDS.invalid, { fields: { captchaKey: 'Used already.' } }),
    ]);
    await restock.signUp(ENTRY);
    await restock.signUp(ENTRY);
    expect(messageOf(await restock.signUp(ENTRY))).to.equal('saved');
    expect(sent.map(({ key }) => key)).to.deep.equal(['key-1', 'key-1', 'key-1']);
  });

  it('use another key for another address', async () => {
    const { restock, sent } = open([new StorefrontError(FAILURE_KINDS.timeout)]);
    await restock.signUp(ENTRY);
    await restock.signUp({ ...ENTRY, email: 'bob@example.com' });
    expect(sent.map(({ key }) => key)).to.deep.equal(['key-1', 'key-2']);
  });

  it('fault: reject an invalid answer', async () => {
    const bodies = ['<!doctype html><title>Log in</title>', '', '[]', '"ok"'];
    const real = globalThis.fetch;
    try {
      for (const body of bodies) {
        globalThis.fetch = () => Promise.resolve(new Response(body));
        const api = createApi({ getApiRoot: () => location.origin, getCrumb: () => 'crumb' });
        const failed = await restRestockGateway(api)
          .signUp({ ...ENTRY, siteVisitorEmail: 'ann@example.com' }, 'key')
          .catch((error: unknown) => error);
        expect(failed).to.have.property('kind', FAILURE_KINDS.unknownOutcome);
      }
    } finally {
      globalThis.fetch = real;
    }
  });

  it('are saved once by a memory gateway', async () => {
    const gateway = createMemoryRestockGateway();
    const signup = { ...ENTRY, siteVisitorEmail: 'ann@example.com' };
    await gateway.signUp(signup, 'one');
    await gateway.signUp(signup, 'two');
    expect(gateway.signups).to.have.length(1);
  });

  it('read the language into which a tool has translated the page', () => {
    const document = (lang: string, className = '', head = '') => {
      const page = new DOMParser().parseFromString(head, 'text/html');
      Object.assign(page.documentElement, { lang, className });
      return page;
    };
    const languages = [
      translatedLanguage({ document: document('en') }),
      translatedLanguage({ document: document('fr', 'js translated-ltr') }),
      translatedLanguage({ document: document('en'), Weglot: { getCurrentLang: () => 'de' } }),
      translatedLanguage({ document: document('en'), Weglot: {} }),
      translatedLanguage({ document: document('es', '', '<link rel="alternate" hreflang="de" href="/de">') }),
      translatedLanguage({
        document: document('en'),
        Weglot: {
          getCurrentLang() {
            throw new Error('not there yet');
          },
        },
      }),
    ];
    expect(languages).to.deep.equal([null, 'fr', 'de', null, 'es', null]);
  });

  it('ignore invalid storage', () => {
    for (const held of ['text', null, [], { email: 3, signups: 'all' }, { signups: [1, null] }]) {
      const storage = memoryStorage();
      storage.set('store-restock', held);
      const visitor = openVisitorSignups(storage);
      expect([visitor.getEmail(), visitor.has(ENTRY)]).to.deep.equal(['', false]);
    }
  });
});
