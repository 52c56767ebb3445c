import { expect } from '@open-wc/testing';
import { answer, closeNetwork, noConnection, openNetwork, refusalOf, type Answer } from './scripted-fetch.ts';

const GOOD = { good: true };
const add = { body: { quantity: 2 }, idempotencyKey: 'key-1' };

/** An answer that brings a token. */
const bringing = (token: string, body: unknown = GOOD): Answer =>
  answer(body, { headers: { 'store-session': token } });

/** An answer during which another tab or call stores a token. */
const whileStored = (page: { stored: string | null }, token: string, then: Answer): Answer =>
  function store(request) {
    page.stored = token;
    return then(request);
  };

/** A page of another origin than the store's, with this token in its storage. */
function openPage(stored: string | null, answersOf: (page: { stored: string | null }) => readonly Answer[]) {
  const page = { stored };
  const network = openNetwork(answersOf(page), {
    getCrumb: () => null,
    getTokens: () => ({
      read: () => page.stored,
      keep(token, sent, isNewSession) {
        if (isNewSession || page.stored === sent) page.stored = token;
      },
    }),
  });
  const sentTokens = () => network.sent.map(({ headers }) => headers.get('authorization'));
  return { page, ...network, sentTokens };
}

describe('a call to a store of another origin', () => {
  afterEach(closeNetwork);

  it('sends the stored token, and neither cookies nor a crumb', async () => {
    const { api, sent, sentTokens } = openPage('one', () => [answer(GOOD)]);
    await api.read('/cart');
    await api.write('POST', '/entries', add);
    expect(sentTokens()).to.deep.equal(['Bearer one', 'Bearer one']);
    expect(sent.map(({ init }) => init.credentials)).to.deep.equal(['omit', 'omit']);
    expect(sent[1]!.url.search).to.equal('');
  });

  it('stores the token of the first answer, whatever its status, and sends it from then on', async () => {
    for (const first of [bringing('one'), answer({}, { status: 404, headers: { 'store-session': 'one' } })]) {
      const { api, page, sentTokens } = openPage(null, () => [first, answer(GOOD)]);
      await api.write('POST', '/x').catch(() => undefined);
      expect(page.stored).to.equal('one');
      await api.read('/cart');
      expect(sentTokens()).to.deep.equal([null, 'Bearer one']);
    }
  });

  it('waits without a token for the first answer, so that all calls are of one session', async () => {
    const { api, sentTokens } = openPage(null, () => [bringing('one'), answer(GOOD)]);
    await Promise.all([api.read('/a'), api.read('/b'), api.write('POST', '/c', add)]);
    expect(sentTokens()).to.deep.equal([null, 'Bearer one', 'Bearer one']);
  });

  it('waits for the first answer only once, where it brings no token', async () => {
    const { api, sentTokens } = openPage(null, () => [noConnection, bringing('one'), answer(GOOD)]);
    const [first, second] = await Promise.allSettled([api.write('POST', '/a', add), api.write('POST', '/b')]);
    expect([first.status, second.status]).to.deep.equal(['rejected', 'fulfilled']);
    expect(sentTokens()).to.deep.equal([null, null]);
  });

  it('sends one of those that waited first, if the first one has failed', async () => {
    const { api, sentTokens } = openPage(null, () => [noConnection, bringing('one'), answer(GOOD)]);
    const writes = ['/a', '/b', '/c'].map((path) => api.write('POST', path));
    const ends = await Promise.allSettled(writes);
    expect(ends.map(({ status }) => status)).to.deep.equal(['rejected', 'fulfilled', 'fulfilled']);
    expect(sentTokens()).to.deep.equal([null, null, 'Bearer one']);
  });

  it('makes nobody wait any longer once an answer has brought no token', async () => {
    const stalled: Answer = () => new Promise(() => undefined);
    const { api, sent } = openPage(null, () => [answer(GOOD), stalled, answer(GOOD)]);
    const [first, ...others] = ['/a', '/b', '/c'].map((path) => api.write('POST', path));
    await first;
    await Promise.race(others);
    expect(sent).to.have.lengthOf(3);
  });

  it('lets a call that was given up go, while the first one is still under way', async () => {
    const { api } = openPage(null, () => [() => new Promise(() => undefined)]);
    void api.write('POST', '/a', add).catch(() => undefined);
    const leaving = new AbortController();
    const second = api.read('/b', { signal: leaving.signal });
    leaving.abort(new Error('gone'));
    expect(await refusalOf(second)).to.have.property('message', 'gone');
  });

  it('takes a renewed token', async () => {
    const { api, page } = openPage('one', () => [bringing('two')]);
    await api.read('/cart');
    expect(page.stored).to.equal('two');
  });

  it('repeats what was done in a session that another tab has replaced meanwhile', async () => {
    const { api, page, sentTokens, sent } = openPage('one', (stored) => [
      whileStored(stored, 'member', bringing('stray')),
      answer({ cart: 'of the member' }),
    ]);
    expect(await api.write('POST', '/entries', add)).to.deep.equal({ cart: 'of the member' });
    expect(sentTokens()).to.deep.equal(['Bearer one', 'Bearer member']);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).to.deep.equal(['key-1', 'key-1']);
    expect(page.stored).to.equal('member');
  });

  it('reads again in that case, and repeats no write without a key', async () => {
    const read = openPage('one', (page) => [
      whileStored(page, 'member', bringing('stray')),
      answer({ cart: 'new' }),
    ]);
    expect(await read.api.read('/cart')).to.deep.equal({ cart: 'new' });
    const form = openPage('one', (page) => [whileStored(page, 'member', bringing('stray')), answer({})]);
    expect(await form.api.write('POST', '/form', { body: {} })).to.deep.equal(GOOD);
    expect(form.sent).to.have.lengthOf(1);
  });

  it('takes the token of a login, even if another one was stored meanwhile', async () => {
    const { api, page, sent } = openPage('one', (stored) => [
      whileStored(stored, 'stray', bringing('member')),
    ]);
    await api.write('POST', '/session', { startsSession: true });
    expect(page.stored).to.equal('member');
    expect(sent).to.have.lengthOf(1);
  });

  it('keeps the session of the page after a refused login', async () => {
    const refused = answer({}, { status: 422, headers: { 'store-session': 'stray' } });
    const { api, page } = openPage('one', (stored) => [whileStored(stored, 'two', refused)]);
    await api.write('POST', '/session', { startsSession: true }).catch(() => undefined);
    expect(page.stored).to.equal('two');
  });
});

describe('a call to the store of the page', () => {
  afterEach(closeNetwork);

  it('sends cookies and the crumb, and ignores tokens', async () => {
    const { api, sent } = openNetwork([bringing('one')], { getTokens: () => null });
    await api.write('POST', '/entries', add);
    expect(sent[0]!.init.credentials).to.equal('same-origin');
    expect(sent[0]!.url.searchParams.get('crumb')).to.equal('the crumb');
    expect(sent[0]!.headers.has('authorization')).to.equal(false);
  });
});
