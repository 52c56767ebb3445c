import { expect } from '@open-wc/testing';
import type { ApiOptions } from '../../../core/api/index.ts';
import { answer, closeNetwork, noConnection, openNetwork, refusalOf, type Answer } from './scripted-fetch.ts';

const GOOD = answer({ good: true });
const REFUSED = answer({ crumbFail: true }, { status: 403 });

/** A page whose crumb cookie answers may change. */
function openPage(
  crumb: string | null,
  answers: readonly (Answer | { readonly brings: string; readonly with: Answer })[],
  options: Pick<ApiOptions, 'isPageShared'> = {},
) {
  const cookie = { crumb };
  const network = openNetwork(
    answers.map((given) => async (request) => {
      if (typeof given === 'function') return given(request);
      const response = await given.with(request);
      cookie.crumb = given.brings;
      return response;
    }),
    { getCrumb: () => cookie.crumb, crumbPath: '/cart', ...options },
  );
  const requests = () =>
    network.sent.map(({ url, init }) => [
      init.method ?? 'GET',
      url.pathname.replace('/root', ''),
      url.searchParams.get('crumb'),
    ]);
  return { ...network, requests };
}

const add = { body: { quantity: 2 }, idempotencyKey: 'key-1' };

describe('a write with a refused crumb', () => {
  afterEach(closeNetwork);

  it('is repeated once, with the key, after a reading has brought another crumb', async () => {
    const page = openPage(null, [REFUSED, { brings: 'new', with: GOOD }, GOOD]);
    expect(await page.api.write('POST', '/x', add)).to.deep.equal({ good: true });
    expect(page.requests()).to.deep.equal([
      ['POST', '/x', null],
      ['GET', '/cart', null],
      ['POST', '/x', 'new'],
    ]);
    for (const index of [0, 2]) {
      expect(page.sent[index]!.headers.get('idempotency-key')).to.equal('key-1');
      expect(page.sent[index]!.init.body).to.equal('{"quantity":2}');
    }
  });

  it('retries immediately if the refusal itself has set a new crumb', async () => {
    const page = openPage('old', [{ brings: 'new', with: REFUSED }, GOOD]);
    await page.api.write('PUT', '/x', add);
    expect(page.requests()).to.deep.equal([
      ['PUT', '/x', 'old'],
      ['PUT', '/x', 'new'],
    ]);
  });

  it('retries after a crumb refusal with status 200', async () => {
    const page = openPage('old', [{ brings: 'new', with: answer({ crumbFail: true }) }, GOOD]);
    expect(await page.api.write('POST', '/x', add)).to.deep.equal({ good: true });
  });

  it('retries only once', async () => {
    const page = openPage('old', [
      { brings: 'new', with: REFUSED },
      { brings: 'newer', with: REFUSED },
    ]);
    expect(await refusalOf(page.api.write('POST', '/x', add))).to.include({ kind: 'crumb', status: 403 });
    expect(page.sent).to.have.lengthOf(2);
  });

  it('rejects with the original failure without a new crumb', async () => {
    for (const crumb of ['old', null]) {
      const page = openPage(crumb, [REFUSED, answer({}, { status: 500 })]);
      expect(await refusalOf(page.api.write('POST', '/x', add))).to.include({ kind: 'crumb', status: 403 });
      expect(page.requests()).to.deep.equal([
        ['POST', '/x', crumb],
        ['GET', '/cart', null],
      ]);
    }
  });
});

describe('a write with isAlwaysRetried', () => {
  afterEach(closeNetwork);

  const leave = { headers: { 'x-token': 'login' }, isAlwaysRetried: true };
  const tokensOf = (page: ReturnType<typeof openPage>) =>
    page.sent.filter(({ init }) => init.method === 'DELETE').map(({ headers }) => headers.get('x-token'));

  it('sends the new crumb and its own headers', async () => {
    const page = openPage('old', [{ brings: 'new', with: REFUSED }, GOOD]);
    expect(await page.api.write('DELETE', '/x', leave)).to.deep.equal({ good: true });
    expect(page.requests()).to.deep.equal([
      ['DELETE', '/x', 'old'],
      ['DELETE', '/x', 'new'],
    ]);
    expect(tokensOf(page)).to.deep.equal(['login', 'login']);
  });

  it('sends the same crumb, without its own headers, if there is no new crumb', async () => {
    const page = openPage('old', [REFUSED, GOOD, GOOD]);
    expect(await page.api.write('DELETE', '/x', leave)).to.deep.equal({ good: true });
    expect(page.requests()).to.deep.equal([
      ['DELETE', '/x', 'old'],
      ['GET', '/cart', null],
      ['DELETE', '/x', 'old'],
    ]);
    expect(tokensOf(page)).to.deep.equal(['login', null]);
  });

  it('does not retry a second time', async () => {
    const page = openPage('old', [
      { brings: 'new', with: REFUSED },
      { brings: 'newer', with: REFUSED },
    ]);
    expect(await refusalOf(page.api.write('DELETE', '/x', leave))).to.include({ kind: 'crumb' });
    expect(page.sent).to.have.lengthOf(2);
  });

  it('does not retry after any other failure', async () => {
    const page = openPage('old', [answer({}, { status: 403 })]);
    expect(await refusalOf(page.api.write('DELETE', '/x', leave))).to.include({ kind: 'forbidden' });
    expect(page.sent).to.have.lengthOf(1);
  });
});

describe('the first write of a page that was printed for everybody', () => {
  afterEach(closeNetwork);

  it('reads a crumb before, once for all that wait', async () => {
    const page = openPage(null, [{ brings: 'new', with: GOOD }, GOOD, GOOD, GOOD], {
      isPageShared: () => true,
    });
    await Promise.all([page.api.write('POST', '/x', add), page.api.write('POST', '/y', add)]);
    await page.api.write('POST', '/z', add);
    expect(page.requests()).to.deep.equal([
      ['GET', '/cart', null],
      ['POST', '/x', 'new'],
      ['POST', '/y', 'new'],
      ['POST', '/z', 'new'],
    ]);
  });

  it('asks once where the browser keeps no cookies', async () => {
    const page = openPage(null, [GOOD, GOOD, GOOD], { isPageShared: () => true });
    await page.api.write('POST', '/x', add);
    await page.api.write('POST', '/y', add);
    expect(page.requests()).to.deep.equal([
      ['GET', '/cart', null],
      ['POST', '/x', null],
      ['POST', '/y', null],
    ]);
  });

  it('is sent without one if it cannot be read, and the next write asks again', async () => {
    const page = openPage(null, [noConnection, GOOD, { brings: 'new', with: GOOD }, GOOD], {
      isPageShared: () => true,
    });
    await page.api.write('POST', '/x', add);
    await page.api.write('POST', '/y', add);
    expect(page.requests()).to.deep.equal([
      ['GET', '/cart', null],
      ['POST', '/x', null],
      ['GET', '/cart', null],
      ['POST', '/y', 'new'],
    ]);
  });
});
