import assert from 'node:assert/strict';

import { ROOT, run } from '../../../tools/run.mjs';
import type { Runner } from '../cart-gateway/requests.ts';
import type { RawAnswer } from './faults.ts';
import type { BackendOwner } from './owner.ts';
import type { Backend } from './packages.ts';
import { type Exchange, readAnswers, type RecordedAnswers, writeAnswers } from './recording-file.ts';
import { createPlaceholders, type Recognize } from './recording-placeholders.ts';
import { startVisits, type Visit, type VisitorRequest } from './visits.ts';

/** A backend as the tests of its gateway use it: the server itself, or what it has answered before. */
export interface Recording<Settings> {
  /** What pages need to know of the server. */
  readonly settings: Settings;
  /** Without effect on recorded answers, which show it already. */
  readonly owner: BackendOwner;
  /** Declares tests, whose visitors are named after them. They run one after another. */
  readonly runner: (runner: Runner) => Runner;
  /** A new visitor of the running test. */
  readonly visit: () => Visit;
  /** Ends it; while recording, it also keeps the answers, and while checking, it compares them. */
  readonly close: () => Promise<void>;
}

/** A server that answers, and its differences from other servers of the kind. */
export interface RecordedServer<Settings> {
  readonly start: () => Promise<{
    readonly url: string;
    readonly settings: Settings;
    readonly owner: BackendOwner;
    readonly stop: () => Promise<void>;
  }>;
  readonly recognize: Recognize;
  /** The headers that the gateway reads. */
  readonly headers: readonly string[];
}

type Ask = (visit: string) => (request: VisitorRequest) => Promise<RawAnswer>;

interface Source<Settings> extends Pick<Recording<Settings>, 'settings' | 'owner' | 'close'> {
  readonly ask: Ask;
}

/** What the tests do with recorded answers: replay (default), "write" or "check" them. */
const MODE = 'RECORDING';

/**
 * Records the answers of a backend to the tests of its gateway, or checks that it still answers the same.
 * @param backend which; its tests are test/gateways/<backend>.test.ts
 * @param mode what
 */
export async function record(backend: Backend, mode: 'write' | 'check'): Promise<void> {
  const file = `test/gateways/${backend}.test.ts`;
  const options = { cwd: ROOT, env: { [MODE]: mode, NODE_TEST_CONTEXT: '' }, timeLimitMs: 30 * 60_000 };
  const { code, output } = await run(process.execPath, ['--import', 'tsx', '--test', file], options);
  if (code !== 0) throw new Error(output);
}

/**
 * Opens a backend for the tests of its gateway: its recorded answers; the real server, if `record` runs the tests.
 * @param backend which
 * @param server the real one
 * @returns the backend; the caller closes it
 */
export async function openRecording<Settings>(
  backend: Backend,
  server: RecordedServer<Settings>,
): Promise<Recording<Settings>> {
  const mode = process.env[MODE];
  const source = mode ? await askServer(backend, server, mode) : replay<Settings>(backend, server);
  const visits = await startVisits();
  let test = '';
  let count = 0;
  return {
    settings: source.settings,
    owner: source.owner,
    runner: (runner) =>
      withTitles(runner, (title) => {
        test = title;
        count = 0;
      }),
    visit() {
      count += 1;
      return visits.open(source.ask(`${test} #${count}`));
    },
    async close() {
      await visits.close();
      await source.close();
    },
  };
}

function withTitles({ describe, it }: Runner, start: (title: string) => void): Runner {
  const titles: string[] = [];
  return {
    describe: (name, declare) =>
      describe(name, () => {
        titles.push(name);
        declare();
        titles.pop();
      }),
    it(name, test) {
      const title = [...titles, name].join(' › ');
      return it(name, () => {
        start(title);
        return test();
      });
    },
  };
}

function replay<Settings>(backend: Backend, { recognize }: RecordedServer<Settings>): Source<Settings> {
  const { settings, visits } = readAnswers(backend);
  const missing: string[] = [];
  return {
    settings: settings as Settings,
    owner: { setStock: () => Promise.resolve(), setPriceCents: () => Promise.resolve() },
    ask(visit) {
      const left = [...(visits[visit] ?? [])];
      const { hide, restore } = createPlaceholders(recognize);
      return ({ method, path, body }) => {
        const asked = keyOf({ method, path: hide(path, 'path'), body: hide(body, 'body') });
        const index = left.findIndex((exchange) => keyOf(exchange) === asked);
        if (index < 0) missing.push(`${visit}: ${asked}`);
        const [found] = index < 0 ? [] : left.splice(index, 1);
        const { status, headers, answer } = found ?? { status: 501, headers: {}, answer: 'not recorded' };
        return Promise.resolve({ status, headers, text: textOf(restore(answer)) });
      };
    },
    close() {
      assert.deepEqual(missing, [], `Not recorded. Run: npm run backend -- record ${backend}`);
      return Promise.resolve();
    },
  };
}

const keyOf = ({ method, path, body }: Pick<Exchange, 'method' | 'path' | 'body'>): string =>
  `${method} ${path} ${JSON.stringify(body ?? null)}`;

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

async function askServer<Settings>(
  backend: Backend,
  { start, recognize, headers: kept }: RecordedServer<Settings>,
  mode: string,
): Promise<Source<Settings>> {
  const { url, settings, owner, stop } = await start();
  const visits: Record<string, Exchange[]> = {};
  return {
    settings,
    owner,
    ask(visit) {
      const exchanges: Exchange[] = [];
      visits[visit] = exchanges;
      const { hide } = createPlaceholders(recognize);
      return async (request) => {
        const answer = await forward(url, request, kept);
        const text = answer.text.replaceAll(url, 'http://backend.example');
        const { method, path, body } = request;
        exchanges.push({
          ...{ method, path: hide(path, 'path'), ...(body !== undefined && { body: hide(body, 'body') }) },
          status: answer.status,
          headers: hide(answer.headers, 'headers'),
          answer: hide(jsonOf(text), 'answer'),
        });
        return answer;
      };
    },
    async close() {
      await stop();
      const answers = { settings: createPlaceholders(recognize).hide(settings, 'answer'), visits };
      if (mode === 'write') writeAnswers(backend, answers);
      else assertSame(readAnswers(backend), answers);
    },
  };
}

function assertSame(recorded: RecordedAnswers, now: RecordedAnswers): void {
  // Order of visits aside: a test may move.
  assert.deepEqual(Object.keys(now.visits).sort(), Object.keys(recorded.visits).sort(), 'the visitors');
  for (const [visit, exchanges] of Object.entries(now.visits))
    assert.deepEqual(JSON.parse(JSON.stringify(exchanges)), recorded.visits[visit], visit);
}

/** As undici would decode it, but its length is another. */
const OWN_HEADERS = ['host', 'connection', 'content-length', 'accept-encoding', 'origin'];

async function forward(
  url: string,
  { method, path, headers, text }: VisitorRequest,
  kept: readonly string[],
): Promise<RawAnswer> {
  const sent = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const answer = await fetch(url + path, { method, headers: sent, ...(text !== '' && { body: text }) });
  const found = ['content-type', ...kept].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: answer.status, headers: Object.fromEntries(found), text: await answer.text() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
