import { expect } from '@open-wc/testing';
import {
  answer,
  BROKEN,
  closeNetwork,
  noConnection,
  openNetwork,
  refusalOf,
  STALLED,
  silence,
  type Answer,
} from './scripted-fetch.ts';

const GOOD = answer({ good: true });
const refuse = (status: number, headers = {}): Answer => answer({}, { status, headers });

/** Answers that may be temporary. */
const PASSING: Readonly<Record<string, Answer>> = {
  'no connection': noConnection,
  'a body that breaks off': answer(BROKEN),
  'status 408': refuse(408),
  'status 425': refuse(425),
  'status 429': refuse(429),
  'status 500': refuse(500),
  'status 502': refuse(502),
  'status 503': refuse(503),
  'status 504': refuse(504),
  'no answer in time': silence,
  'a body that stalls': STALLED['the body'],
};

const NEVER_ENDING: ReadonlySet<Answer> = new Set(Object.values(STALLED));

const LASTING: Readonly<Record<string, Answer>> = {
  'status 400': refuse(400),
  'status 401': refuse(401),
  'status 404': refuse(404),
  'a page': answer('<title>Log in</title>'),
};

describe('a read', () => {
  afterEach(closeNetwork);

  it('requests a path below the API root with query and cookies, without a crumb', async () => {
    const { api, sent } = openNetwork([GOOD]);
    expect(await api.read('/api/x', { query: { mock: false, at: 7, none: undefined } })).to.deep.equal({
      good: true,
    });
    expect(sent[0]!.url.href).to.equal('https://store.example/root/api/x?mock=false&at=7');
    expect(sent[0]!.init).to.include({ credentials: 'same-origin' });
    expect(sent[0]!.headers.get('accept')).to.equal('application/json');
  });

  it('uses the current API root', async () => {
    let apiRoot = 'https://one.example';
    const { api, sent } = openNetwork([GOOD], { getApiRoot: () => apiRoot });
    await api.read('/x');
    apiRoot = 'https://two.example';
    await api.read('/x');
    expect(sent.map(({ url }) => url.host)).to.deep.equal(['one.example', 'two.example']);
  });

  for (const [what, network] of Object.entries(PASSING)) {
    it(`retries after ${what}`, async () => {
      // The good answer needs this time, too, even on a busy machine.
      const limits = NEVER_ENDING.has(network) ? { readTimeoutMs: 400 } : {};
      const { api, sent } = openNetwork([network, network, GOOD], { limits });
      expect(await api.read('/x')).to.deep.equal({ good: true });
      expect(sent).to.have.lengthOf(3);
    });

    it(`retries at most twice after ${what}`, async () => {
      const { api, sent } = openNetwork([network], { limits: { readTimeoutMs: 20 } });
      await refusalOf(api.read('/x'));
      expect(sent).to.have.lengthOf(3);
    });
  }

  for (const [what, network] of Object.entries(LASTING)) {
    it(`does not retry after ${what}`, async () => {
      const { api, sent } = openNetwork([network]);
      await refusalOf(api.read('/x'));
      expect(sent).to.have.lengthOf(1);
    });
  }

  for (const [what, network] of Object.entries(STALLED)) {
    it(`times out without ${what}`, async () => {
      const { api } = openNetwork([network], { limits: { readTimeoutMs: 20, readRetries: 0 } });
      expect(await refusalOf(api.read('/x'))).to.include({ kind: 'timeout' });
    });
  }

  it('waits with full jitter, from half a second to eight', async () => {
    const delaysAt = async (random: number, readRetries: number) => {
      const { api, delaysMs } = openNetwork([noConnection], {
        random: () => random,
        limits: { readRetries },
      });
      await refusalOf(api.read('/x'));
      return delaysMs;
    };
    expect(await delaysAt(0, 2)).to.deep.equal([500, 500]);
    expect(await delaysAt(1, 2)).to.deep.equal([1_000, 2_000]);
    expect((await delaysAt(1, 6)).at(-1)).to.equal(8_000);
  });

  it('waits for Retry-After, at most thirty seconds', async () => {
    const delayFor = async (retryAfter: string) => {
      const { api, delaysMs } = openNetwork([refuse(429, { 'retry-after': retryAfter }), GOOD], {
        random: () => 0,
      });
      await api.read('/x');
      return delaysMs;
    };
    expect(await delayFor('3')).to.deep.equal([3_000]);
    expect(await delayFor('0')).to.deep.equal([500]);
    expect(await delayFor('-1')).to.deep.equal([500]);
    expect(await delayFor('nonsense')).to.deep.equal([500]);
    expect(await delayFor('86400')).to.deep.equal([30_000]);
  });

  it('is cancelled by its signal, in flight and between attempts', async () => {
    const asking = new AbortController();
    const { api } = openNetwork([silence]);
    const first = refusalOf(api.read('/x', { signal: asking.signal }));
    asking.abort();
    expect(await first).to.include({ name: 'AbortError' });

    const waiting = new AbortController();
    const { api: other, sent } = openNetwork([
      () => {
        queueMicrotask(() => {
          queueMicrotask(() => {
            waiting.abort(new Error('gone'));
          });
        });
        return new Response('', { status: 500 });
      },
    ]);
    expect(String(await refusalOf(other.read('/x', { signal: waiting.signal })))).to.equal('Error: gone');
    expect(sent).to.have.lengthOf(1);
  });

  it('is cancelled before it is sent', async () => {
    const { api } = openNetwork([silence]);
    expect(await refusalOf(api.read('/x', { signal: AbortSignal.abort() }))).to.include({
      name: 'AbortError',
    });
  });
});
