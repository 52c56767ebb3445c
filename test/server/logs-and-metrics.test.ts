import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { StartFailure, startServer, type StoreServer } from '../../demo/server/index.ts';
import { readSettings } from '../../demo/server/read-settings.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { startPrivatePostgres } from '../support/private-postgres.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

type LogLine = Readonly<Record<string, unknown>>;

describe('logs and metrics of a store', () => {
  let dataDir: string;
  let store: StoreServer;
  let visitor: Visitor;
  const lines: string[] = [];
  before(async () => {
    dataDir = await makeEmbeddedFolder();
    store = await startServer({
      port: 0,
      dataDir,
      faults: true,
      trustedProxies: 1,
      ...readSettings(['--faults'], { PORT: '0', LOG_FORMAT: 'json', METRICS_PORT: '0' }),
      log: (line) => lines.push(line),
    });
    visitor = await Visitor.arrive(store.url);
  });
  after(async () => {
    await store.close();
    removeFolder(dataDir);
  });

  /** The lines that a request has caused. */
  async function linesOf(
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<readonly LogLine[]> {
    lines.length = 0;
    await visitor.get(path, { headers });
    return lines.map((line) => JSON.parse(line) as LogLine);
  }

  test('a request is one line without personal data', async () => {
    const headers = { 'x-request-id': 'a1.b2', 'x-forwarded-for': '198.51.100.7' };
    const [line, ...others] = await linesOf('/shop/mug?email=ann@example.com', headers);
    assert.deepEqual(others, []);
    const { time, durationMs, ...fields } = line!;
    assert.ok(Math.abs(Date.now() - Date.parse(String(time))) < 60_000, String(time));
    assert.ok(typeof durationMs === 'number' && durationMs >= 0);
    assert.deepEqual(fields, {
      level: 'info',
      requestId: 'a1.b2',
      method: 'GET',
      route: '/shop/:slug',
      status: 200,
    });
  });

  test('the answer has the request id of the line', async () => {
    lines.length = 0;
    const { headers } = await visitor.get('/cart');
    const [line] = lines.map((text) => JSON.parse(text) as LogLine);
    assert.equal(line?.['requestId'], headers.get('x-request-id'));
  });

  test('an unknown address is no label of its own', async () => {
    const [line] = await linesOf('/a/b/c/ann@example.com');
    assert.deepEqual([line?.['route'], line?.['status']], ['other', 404]);
  });

  test('a strange request id is replaced', async () => {
    const [line] = await linesOf('/cart', { 'x-request-id': 'a "quoted" one' });
    assert.match(String(line?.['requestId']), /^[\da-f-]{36}$/);
  });

  test('health sets no cookies, and is not logged', async () => {
    const stranger = new Visitor(store.url);
    lines.length = 0;
    for (const path of ['/health/live', '/health/ready']) {
      const { status, headers } = await stranger.get(path);
      assert.equal(status, 200);
      assert.deepEqual(headers.getSetCookie(), []);
    }
    assert.deepEqual(lines, []);
  });

  test('metrics have a port of their own, on loopback', async () => {
    await visitor.get('/cart');
    const { hostname, pathname } = new URL(store.metricsUrl!);
    assert.deepEqual([hostname, pathname], ['127.0.0.1', '/metrics']);
    const answer = await fetch(store.metricsUrl!);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    assert.match(
      text,
      /^http_request_duration_seconds_count\{method="GET",route="\/cart",status="200"\} \d+$/m,
    );
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
    ])
      assert.match(text, new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
    assert.equal((await visitor.get('/metrics')).status, 404);
  });

  test('wrong settings are named', () => {
    for (const [env, message] of [
      [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be text or json, not "xml".'],
      [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a whole number from 0 to 65535, not "70000".'],
    ] as const)
      assert.throws(() => readSettings([], env), new StartFailure(message));
  });
});

describe('the log of a store without settings', () => {
  test('has no lines of requests, and no metrics; a name from a visitor is ignored', async () => {
    const dataDir = await makeEmbeddedFolder();
    const lines: string[] = [];
    const store = await startServer({ port: 0, dataDir, log: (line) => lines.push(line) });
    const visitor = await Visitor.arrive(store.url);
    const { headers } = await visitor.get('/cart', { headers: { 'x-request-id': 'a1' } });
    await store.close();
    removeFolder(dataDir);
    assert.notEqual(headers.get('x-request-id'), 'a1');
    assert.deepEqual(lines, []);
    assert.equal(store.metricsUrl, undefined);
  });
});

describeWithPostgres('logs and metrics of a store on PostgreSQL', () => {
  test('have problems of requests, and the pool of the database', async () => {
    const lines: string[] = [];
    const postgres = await startPrivatePostgres();
    const store = await startServer({
      port: 0,
      databaseUrl: await postgres.createDatabase(),
      logFormat: 'json',
      metrics: { port: 0 },
      log: (line) => lines.push(line),
    });
    const metrics = await (await fetch(store.metricsUrl!)).text();
    for (const state of ['used', 'idle', 'waiting'])
      assert.match(metrics, new RegExp(`^database_pool_connections\\{state="${state}"\\} \\d+$`, 'm'));
    await postgres.stop();
    lines.length = 0;
    const { headers } = await new Visitor(store.url).get('/shop/mug?email=ann@example.com');
    const requestId = headers.get('x-request-id');
    await store.close();
    await postgres.close();
    const own = lines
      .map((line) => JSON.parse(line) as LogLine)
      .filter((line) => line['requestId'] === requestId);
    assert.ok(own.length > 1);
    for (const line of own) {
      const { level, method, route } = line;
      assert.deepEqual([level, method, route], ['error', 'GET', '/shop/:slug']);
      assert.doesNotMatch(JSON.stringify(line), /ann@|mug/);
    }
    assert.match(String(own[0]?.['message']), /ECONNREFUSED|ENOENT|terminat/);
    assert.equal(own.at(-1)?.['status'], 503);
  });
});
