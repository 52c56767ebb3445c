import { expect } from '@open-wc/testing';
import { createHttpDelivery, type HttpDeliveryParts } from '../../../core/analytics/queue/http-delivery.ts';

const EVENT = { id: '1', path: '/events', text: '"one"' };
const OTHER = { id: '2', path: '/events', text: '"two"' };

/** A request or beacon. */
interface Asked {
  readonly url: string;
  readonly type: string;
  readonly text: string;
  readonly keepalive: boolean;
}

describe('createHttpDelivery', () => {
  const { fetch } = globalThis;
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  let asked: Promise<Asked>[];
  let answer: () => Promise<Response>;
  let takesBeacons: boolean;

  beforeEach(() => {
    asked = [];
    answer = () => Promise.resolve(new Response('', { status: 200 }));
    takesBeacons = true;
    const readRequest = async (url: string, body: Blob, keepalive: boolean) => ({
      url,
      type: body.type,
      text: await body.text(),
      keepalive,
    });
    globalThis.fetch = (url, { body, keepalive, signal }: RequestInit = {}) => {
      asked.push(readRequest(url as string, body as Blob, keepalive === true));
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
        answer().then(resolve, reject);
      });
    };
    navigator.sendBeacon = (url, body) => {
      asked.push(readRequest(String(url), body as Blob, true));
      return takesBeacons;
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    navigator.sendBeacon = sendBeacon;
  });

  const open = (parts: Partial<HttpDeliveryParts> = {}) =>
    createHttpDelivery({
      getRoot: () => location.origin,
      contentType: 'application/json',
      join: (texts) => `[${texts.join(',')}]`,
      maxEvents: 100,
      ...parts,
    });

  it('posts a batch as one body to the path of its events', async () => {
    expect(await open().send([EVENT, OTHER])).to.deep.equal({ kind: 'accepted' });
    expect(await Promise.all(asked)).to.deep.equal([
      { url: `${location.origin}/events`, type: 'application/json', text: '["one","two"]', keepalive: true },
    ]);
  });

  for (const how of ['send', 'handOver'] as const)
    it(`sends JSON as text/plain to another origin: ${how}`, async () => {
      await open({ getRoot: () => 'https://events.example' })[how]([EVENT]);
      const [{ url, type } = { url: '', type: '' }] = await Promise.all(asked);
      expect([url, type]).to.deep.equal(['https://events.example/events', 'text/plain']);
    });

  it('sends a form with its own content type to any origin', async () => {
    await open({
      getRoot: () => 'https://events.example',
      contentType: 'application/x-www-form-urlencoded',
    }).send([EVENT]);
    expect((await asked[0])?.type).to.equal('application/x-www-form-urlencoded');
  });

  for (const [status, headers, outcome] of [
    [200, {}, { kind: 'accepted' }],
    [202, {}, { kind: 'accepted' }],
    [201, {}, { kind: 'refused', status: 201 }],
    [204, {}, { kind: 'refused', status: 204 }],
    [400, {}, { kind: 'refused', status: 400 }],
    [403, {}, { kind: 'refused', status: 403 }],
    [404, {}, { kind: 'refused', status: 404 }],
    [409, {}, { kind: 'refused', status: 409 }],
    [408, {}, { kind: 'failed', status: 408 }],
    [500, {}, { kind: 'failed', status: 500 }],
    [503, {}, { kind: 'failed', status: 503 }],
    [429, { 'retry-after': '7' }, { kind: 'later', status: 429, delayMs: 7000 }],
    [429, { 'retry-after': '-7' }, { kind: 'later', status: 429, delayMs: 0 }],
    [429, {}, { kind: 'later', status: 429, delayMs: 0 }],
  ] as const)
    it(`maps ${status} ${JSON.stringify(headers)} to "${outcome.kind}"`, async () => {
      answer = () => Promise.resolve(new Response(null, { status, headers }));
      expect(await open().send([EVENT])).to.deep.equal(outcome);
    });

  it('reads a date in Retry-After', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    answer = () => Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': date } }));
    const outcome = await open().send([EVENT]);
    expect(outcome.kind === 'later' && outcome.delayMs).to.be.within(50_000, 60_000);
  });

  it('sends one request per call, the second without keepalive after a failure', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const delivery = open();
    expect(await delivery.send([EVENT])).to.deep.equal({ kind: 'unanswered' });
    answer = () => Promise.resolve(new Response());
    await delivery.send([EVENT]);
    await delivery.send([EVENT]);
    expect((await Promise.all(asked)).map(({ keepalive }) => keepalive)).to.deep.equal([true, false, true]);
  });

  it('omits keepalive for a body over the limit', async () => {
    await open().send([{ ...EVENT, text: 'é'.repeat(25 * 1024) }]);
    expect((await asked[0])?.keepalive).to.equal(false);
  });

  it('treats a fetch that throws as unanswered', async () => {
    globalThis.fetch = () => {
      throw new Error('wrapped badly');
    };
    expect(await open().send([EVENT])).to.deep.equal({ kind: 'unanswered' });
  });

  it('times out after two and a half seconds for low-priority events, and after thirty for all others', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const delaysMs: number[] = [];
    AbortSignal.timeout = (delayMs) => {
      delaysMs.push(delayMs);
      return AbortSignal.abort(new DOMException('', 'TimeoutError'));
    };
    answer = () => Promise.reject(new DOMException('', 'TimeoutError'));
    try {
      const delivery = open({ isPassing: (path) => path === '/button' });
      expect(await delivery.send([{ ...EVENT, path: '/button' }])).to.deep.equal({ kind: 'late' });
      expect(await delivery.send([EVENT])).to.deep.equal({ kind: 'unanswered' });
      expect(delaysMs).to.deep.equal([2500, 30_000]);
    } finally {
      AbortSignal.timeout = timeout;
    }
  });

  it('returns whether the browser accepted a beacon', async () => {
    expect(open().handOver([EVENT])).to.equal(true);
    takesBeacons = false;
    expect(open().handOver([EVENT])).to.equal(false);
    expect((await asked[0])?.text).to.equal('["one"]');
  });

  it('returns false if beacons throw or there is no server', async () => {
    navigator.sendBeacon = () => {
      throw new Error('blocked');
    };
    expect(open().handOver([EVENT])).to.equal(false);
    const nowhere = open({ getRoot: () => null });
    expect(nowhere.handOver([EVENT])).to.equal(false);
    expect(await nowhere.send([EVENT])).to.deep.equal({ kind: 'unanswered' });
  });
});
