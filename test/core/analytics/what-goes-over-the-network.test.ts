import { expect } from '@open-wc/testing';
import { createHttpDelivery, type HttpDeliveryParts } from '../../../core/analytics/queue/http-delivery.ts';

const EVENT = { id: '1', path: '/events', text: '"one"' };
const OTHER = { id: '2', path: '/events', text: '"two"' };

/** What the browser was asked to send. */
interface Asked {
  readonly url: string;
  readonly type: string;
  readonly text: string;
  readonly keepalive: boolean;
}

describe('what goes over the network', () => {
  const { fetch } = globalThis;
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  let asked: Promise<Asked>[];
  let answer: () => Promise<Response>;
  let takesBeacons: boolean;

  beforeEach(() => {
    asked = [];
    answer = () => Promise.resolve(new Response('', { status: 200 }));
    takesBeacons = true;
    const note = async (url: string, body: Blob, keepalive: boolean) => ({
      url,
      type: body.type,
      text: await body.text(),
      keepalive,
    });
    globalThis.fetch = (url, { body, keepalive, signal }: RequestInit = {}) => {
      asked.push(note(url as string, body as Blob, keepalive === true));
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
        answer().then(resolve, reject);
      });
    };
    navigator.sendBeacon = (url, body) => {
      asked.push(note(String(url), body as Blob, true));
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

  it('is one body for a batch, posted to where its events go', async () => {
    expect(await open().send([EVENT, OTHER])).to.deep.equal({ kind: 'accepted' });
    expect(await Promise.all(asked)).to.deep.equal([
      { url: `${location.origin}/events`, type: 'application/json', text: '["one","two"]', keepalive: true },
    ]);
  });

  for (const how of ['send', 'handOver'] as const)
    it(`is JSON that names itself text on the way to another site: ${how}`, async () => {
      await open({ getRoot: () => 'https://events.example' })[how]([EVENT]);
      const [{ url, type } = { url: '', type: '' }] = await Promise.all(asked);
      expect([url, type]).to.deep.equal(['https://events.example/events', 'text/plain']);
    });

  it('is a form of its own kind, wherever it goes', async () => {
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
    [429, { 'retry-after': '7' }, { kind: 'later', delayMs: 7000 }],
    [429, { 'retry-after': '-7' }, { kind: 'later', delayMs: 0 }],
    [429, {}, { kind: 'later', delayMs: 0 }],
  ] as const)
    it(`is answered ${status} ${JSON.stringify(headers)}: ${outcome.kind}`, async () => {
      answer = () => Promise.resolve(new Response(null, { status, headers }));
      expect(await open().send([EVENT])).to.deep.equal(outcome);
    });

  it('waits until the date that a server names', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    answer = () => Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': date } }));
    const outcome = await open().send([EVENT]);
    expect(outcome.kind === 'later' && outcome.delayMs).to.be.within(50_000, 60_000);
  });

  it('is asked for once a time, the second time as a request that ends with the page', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const delivery = open();
    expect(await delivery.send([EVENT])).to.deep.equal({ kind: 'unanswered' });
    answer = () => Promise.resolve(new Response());
    await delivery.send([EVENT]);
    await delivery.send([EVENT]);
    expect((await Promise.all(asked)).map(({ keepalive }) => keepalive)).to.deep.equal([true, false, true]);
  });

  it('does not outlive the page where it is larger than that may be', async () => {
    await open().send([{ ...EVENT, text: 'é'.repeat(25 * 1024) }]);
    expect((await asked[0])?.keepalive).to.equal(false);
  });

  it('is nothing that somebody else may break: a fetch that throws has not answered', async () => {
    globalThis.fetch = () => {
      throw new Error('wrapped badly');
    };
    expect(await open().send([EVENT])).to.deep.equal({ kind: 'unanswered' });
  });

  it('waits two and a half seconds for what is worth no more, and thirty for everything else', async () => {
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

  it('tells whether the browser has taken what is handed over', async () => {
    expect(open().handOver([EVENT])).to.equal(true);
    takesBeacons = false;
    expect(open().handOver([EVENT])).to.equal(false);
    expect((await asked[0])?.text).to.equal('["one"]');
  });

  it('is not taken where beacons are forbidden, or go nowhere', async () => {
    navigator.sendBeacon = () => {
      throw new Error('blocked');
    };
    expect(open().handOver([EVENT])).to.equal(false);
    const nowhere = open({ getRoot: () => null });
    expect(nowhere.handOver([EVENT])).to.equal(false);
    expect(await nowhere.send([EVENT])).to.deep.equal({ kind: 'unanswered' });
  });
});
