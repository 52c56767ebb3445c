import { expect } from '@open-wc/testing';
import { answer, closeNetwork, noConnection, openNetwork, refusalOf, STALLED } from './scripted-fetch.ts';

const GOOD = answer({ good: true });

describe('a write', () => {
  afterEach(closeNetwork);

  it('sends the crumb, the key, and the body as JSON', async () => {
    const { api, sent } = openNetwork([GOOD]);
    await api.write('POST', '/x', { body: { quantity: 2 }, idempotencyKey: 'key-1', query: { a: 'b&c' } });
    const { url, init, headers } = sent[0]!;
    expect(url.href).to.equal('https://store.example/root/x?a=b%26c&crumb=the+crumb');
    expect(init).to.include({ method: 'POST', body: '{"quantity":2}', credentials: 'same-origin' });
    expect(headers.get('content-type')).to.equal('application/json');
    expect(headers.get('idempotency-key')).to.equal('key-1');
  });

  it('omits the content type without a body, and sends even without a crumb', async () => {
    const { api, sent } = openNetwork([GOOD], { getCrumb: () => null });
    await api.write('DELETE', '/x');
    expect(sent[0]!.url.href).to.equal('https://store.example/root/x');
    expect(sent[0]!.headers.has('content-type')).to.equal(false);
    expect(sent[0]!.headers.has('idempotency-key')).to.equal(false);
  });

  it('is never retried automatically', async () => {
    for (const network of [noConnection, answer({}, { status: 500 }), answer({}, { status: 429 })]) {
      const { api, sent } = openNetwork([network]);
      await refusalOf(api.write('POST', '/x', { body: {} }));
      expect(sent).to.have.lengthOf(1);
    }
  });

  for (const [what, network] of Object.entries(STALLED)) {
    it(`times out without ${what}`, async () => {
      const { api } = openNetwork([network], { limits: { writeTimeoutMs: 20 } });
      expect(await refusalOf(api.write('POST', '/x'))).to.include({ kind: 'timeout' });
    });
  }

  it('sets keepalive', async () => {
    const { api, sent } = openNetwork([GOOD]);
    await api.write('POST', '/x', { body: {} });
    expect(sent[0]!.init.keepalive).to.equal(true);
  });

  it('omits keepalive for too many bytes, whatever the number of characters', async () => {
    const { api, sent } = openNetwork([GOOD], { limits: { keepaliveMaxBytes: 20 } });
    await api.write('POST', '/x', { body: 'éééééé' });
    await api.write('POST', '/x', { body: 'éééééééééé' });
    expect(sent.map(({ init }) => init.keepalive)).to.deep.equal([true, false]);
  });

  it('shares the keepalive budget with writes in flight, and releases its share', async () => {
    let end: (response: Response) => void = () => undefined;
    const slow = () => new Promise<Response>((resolve) => (end = resolve));
    const { api, sent } = openNetwork([slow, GOOD, GOOD], { limits: { keepaliveMaxBytes: 20 } });
    const first = api.write('POST', '/x', { body: 'twelve bytes' });
    await api.write('POST', '/x', { body: 'twelve bytes' });
    end(new Response('{}'));
    await first;
    await api.write('POST', '/x', { body: 'twelve bytes' });
    expect(sent.map(({ init }) => init.keepalive)).to.deep.equal([true, false, true]);
  });

  it('omits keepalive after a write without an answer, which the budget may have caused', async () => {
    const { api, sent } = openNetwork([noConnection, GOOD, GOOD]);
    await refusalOf(api.write('POST', '/x', { body: {} }));
    await api.write('POST', '/x', { body: {} });
    await api.write('POST', '/x', { body: {} });
    expect(sent.map(({ init }) => init.keepalive)).to.deep.equal([true, false, false]);
  });

  it('rejects without sending when the page makes JSON.stringify throw', async () => {
    const { api, sent } = openNetwork([GOOD]);
    const toJSON = () => {
      throw new Error('patched');
    };
    expect(await refusalOf(api.write('POST', '/x', { body: { toJSON } }))).to.include({ kind: 'invalid' });
    expect(sent).to.have.lengthOf(0);
  });
});

describe("the page's own fetch", () => {
  afterEach(closeNetwork);

  it('counts as offline and is reported if it throws instead of rejecting', async () => {
    const { api, reports } = openNetwork([]);
    const broken = new Error('patched');
    globalThis.fetch = () => {
      throw broken;
    };
    expect(await refusalOf(api.write('POST', '/x'))).to.include({ kind: 'offline', cause: broken });
    expect(reports).to.deep.equal([broken]);
  });

  it('is not reported if it rejects', async () => {
    const { api, reports } = openNetwork([noConnection]);
    await refusalOf(api.write('POST', '/x'));
    expect(reports).to.deep.equal([]);
  });

  it('counts as offline if it resolves with something else than a response', async () => {
    const { api } = openNetwork([]);
    globalThis.fetch = (() => Promise.resolve(undefined)) as unknown as typeof fetch;
    expect(await refusalOf(api.write('POST', '/x'))).to.include({ kind: 'offline' });
  });

  it('is looked up on each call', async () => {
    const { api } = openNetwork([noConnection]);
    globalThis.fetch = () => Promise.resolve(new Response('{"late":true}'));
    expect(await api.write('POST', '/x')).to.deep.equal({ late: true });
  });
});
