import { expect } from '@open-wc/testing';
import { restAccountGateway, type AccountGateway } from '../../../core/account/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../../../core/errors/index.ts';
import { answer, closeNetwork, openNetwork, refusalOf } from '../api/scripted-fetch.ts';

const ENTRY = { email: 'ada@example.org', password: 'celadon', rememberMe: false } as const;

const CALLS: Readonly<Record<string, (gateway: AccountGateway) => Promise<unknown>>> = {
  'a login': (gateway) => gateway.logIn(ENTRY),
  joining: (gateway) => gateway.join(ENTRY),
  'a logout': (gateway) => gateway.logOut(false, null),
  'telling the language': (gateway) => gateway.setLanguage('fr', null),
};

/** Bodies with status 200 that report a failure. */
const FAILURES: readonly unknown[] = [
  { error: 'Please sign in to the network.' },
  { error: { code: 511 } },
  { error: true },
  { errors: { email: 'Unknown.' } },
  { errors: ['Unknown.'] },
  { crumbFail: 'true' },
  { success: false },
  { ok: false },
  { captive: true, 'user-portal-url': 'https://portal.example/' },
];

const open = (body: unknown) => restAccountGateway(openNetwork([answer(body)]).api);

describe('the REST gateway of accounts', () => {
  afterEach(closeNetwork);

  for (const [name, call] of Object.entries(CALLS)) {
    for (const body of FAILURES)
      it(`rejects ${JSON.stringify(body)} as the answer to ${name}`, async () => {
        const token = { xsrfToken: 'token' };
        const error = await refusalOf(call(open({ ...token, ...(body as object) })));
        expect(isStorefrontError(error) && error.kind).to.equal(FAILURE_KINDS.unknownOutcome);
      });

    it(`rejects a list or a text as the answer to ${name}`, async () => {
      for (const body of [[], '"done"', 'null']) {
        const error = await refusalOf(call(open(body)));
        expect(isStorefrontError(error) && error.kind).to.equal(FAILURE_KINDS.unknownOutcome);
      }
    });

    it(`accepts an answer with an empty error as the success of ${name}`, async () => {
      const nothing = { error: null, errors: [], crumbFail: false, success: true };
      await call(open({ xsrfToken: 'token', ...nothing }));
      await call(open({ xsrfToken: 'token', error: '', errors: {}, ok: true }));
    });
  }

  for (const name of ['a login', 'joining'] as const)
    it(`rejects an answer without a token to ${name}`, async () => {
      for (const body of [{}, { xsrfToken: '' }, { xsrfToken: null }, { xsrfToken: 1 }]) {
        const error = await refusalOf(CALLS[name]!(open(body)));
        expect(isStorefrontError(error) && error.kind).to.equal(FAILURE_KINDS.unknownOutcome);
      }
    });

  it('returns the answer to a login', async () => {
    expect(await open({ xsrfToken: 'token', isCartReduced: true }).logIn(ENTRY)).to.deep.equal({
      xsrfToken: 'token',
      isCartReduced: true,
    });
  });

  it('rejects a logout while the cookie still says that a member is logged in', async () => {
    const { api } = openNetwork([answer({}), answer({})]);
    let isLoggedIn = true;
    const gateway = restAccountGateway(api, () => isLoggedIn);
    const error = await refusalOf(gateway.logOut(false, null));
    expect(isStorefrontError(error) && error.kind).to.equal(FAILURE_KINDS.unknownOutcome);
    isLoggedIn = false;
    await gateway.logOut(false, null);
  });

  it('accepts an empty object after a logout and after a language', async () => {
    await open({}).logOut(false, null);
    await open({}).setLanguage('fr', null);
  });
});
