import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { after, before, describe, test } from 'node:test';

import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

const ENTRIES = '/api/commerce/shopping-cart/entries';
const BODY = Buffer.alloc(10_000_000, ' ');
const LENGTH = { 'content-length': String(BODY.length) };
const CHUNKED = { 'transfer-encoding': 'chunked' };
const TOO_LARGE = 'The request body must not be larger than 64 KB.';

/** The answer that a client receives after it has sent its whole body. */
interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly text: string;
}

describe('the limit of request bodies', () => {
  let visitor: Visitor;
  /** One connection: a later request on it shows that it was neither cut nor left in the middle of a body. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Must run first: the store waits for its connections to end.
  after(() => {
    agent.destroy();
  });
  const store = startSuiteStore();
  before(async () => {
    visitor = await Visitor.arrive(store.url);
  });

  function post(headers: Readonly<Record<string, string>>, path = ENTRIES): ClientRequest {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return request(`${store.url}${path}?crumb=${visitor.crumb}`, {
      agent,
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...headers },
    });
  }

  async function answerTo(sent: ClientRequest): Promise<Answer> {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.setEncoding('utf8');
    let text = '';
    for await (const part of response) text += part as string;
    return { status: response.statusCode, type: response.headers['content-type'], text };
  }

  /** Sends the whole body at the pace of the connection, and only then reads the answer. */
  async function sendAll(sent: ClientRequest): Promise<Answer> {
    const answer = answerTo(sent);
    const finished = once(sent, 'finish');
    sent.end(BODY);
    await finished;
    const answered = await answer;
    assert.equal(sent.socket?.errored, null, 'the connection is whole');
    return answered;
  }

  function assertTooLarge({ status, type, text }: Answer): void {
    assert.deepEqual({ status, type }, { status: 413, type: 'application/json; charset=utf-8' });
    assert.deepEqual(JSON.parse(text), { message: TOO_LARGE });
  }

  async function assertConnectionServes(): Promise<void> {
    const small = post({});
    const answer = answerTo(small);
    small.end('{}');
    assert.ok(small.reusedSocket, 'on the same connection');
    assert.equal((await answer).status, 400);
  }

  for (const [how, headers] of [
    ['of known length', LENGTH],
    ['in chunks', CHUNKED],
  ] as const) {
    test(`answers a body ${how} with JSON and keeps the connection usable`, async () => {
      assertTooLarge(await sendAll(post(headers)));
      await assertConnectionServes();
    });
  }

  test('refuses an announced length before the client sends the body', async () => {
    const announced = post({ ...LENGTH, expect: '100-continue' });
    announced.on('continue', () => assert.fail('the store asks for a body that it will not read'));
    const closed = once(announced, 'close');
    const answer = answerTo(announced);
    announced.flushHeaders();
    assertTooLarge(await answer);
    await closed;
  });

  test('requests a chunked body with 100-continue, then refuses it', async () => {
    const announced = post({ ...CHUNKED, expect: '100-continue' });
    announced.flushHeaders();
    await once(announced, 'continue');
    assertTooLarge(await sendAll(announced));
    await assertConnectionServes();
  });

  test('keeps the connection of a slow sender open until the request timeout', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const slow = post(LENGTH);
    const answer = answerTo(slow);
    slow.write(BODY.subarray(1));
    assertTooLarge(await answer);
    for (let second = 0; second < 20; second += 1) context.mock.timers.tick(1_000);
    slow.end(BODY.subarray(0, 1));
    await once(slow, 'finish');
    await assertConnectionServes();
  });

  test('answers a page URL with a page', async () => {
    const { status, type, text } = await sendAll(post(LENGTH, '/cart/entries'));
    assert.deepEqual({ status, type }, { status: 413, type: 'text/html; charset=UTF-8' });
    assert.match(text, new RegExp(TOO_LARGE));
  });
});
