import assert from 'node:assert/strict';

import { ROOT, run } from '../../../tools/run.mjs';
import type { SuiteRunner } from '../../../core/gateway-suite/index.ts';
import { forwardTo } from './forward.ts';
import type { BackendOwner } from './owner.ts';
import type { Backend } from './packages.ts';
import { type Exchange, readAnswers, type RecordedAnswers, writeAnswers } from './recording-file.ts';
import {
  createPlaceholders,
  type Placeholders,
  type Recognize,
  withoutDates,
} from './recording-placeholders.ts';
import { type AnswerVisitor, isRead, startVisits, type Visit, type Visits } from './visits.ts';

/** A running backend: the server itself, or what it has answered before. */
export interface RecordedBackend<Settings> {
  /** What pages need to know of the server. */
  readonly settings: Settings;
  /** Without effect on recorded answers, which show it already. */
  readonly owner: BackendOwner;
}

/** A backend as the tests of its gateway use it. */
export interface Recording<Settings> {
  /** Declares tests, whose visitors are named after them. They run one after another. */
  readonly runner: (runner: SuiteRunner) => SuiteRunner;
  readonly start: () => Promise<RecordedBackend<Settings>>;
  /** A new visitor of the running test. */
  readonly visit: () => Visit;
  /** Ends it; while recording, it also keeps the answers, and while checking, it compares them. */
  readonly close: () => Promise<void>;
}

interface RunningServer<Settings> extends RecordedBackend<Settings> {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A server that answers, and what differs between two such servers. */
export interface RecordedServer<Settings> {
  readonly backend: Backend;
  /** Names the file of the answers. */
  readonly name: string;
  readonly start: () => Promise<RunningServer<Settings>>;
  readonly recognize: Recognize;
  /** The headers that the gateway reads. */
  readonly headers: readonly string[];
  /** False if several requests are under way at once, as in a page: checks do not compare the answers, whose order varies. */
  readonly isInOrder?: boolean;
  /** Puts accidental parts of an answer in order, such as a list without one. */
  readonly tidy?: (answer: unknown) => unknown;
}

interface Source<Settings> extends RecordedBackend<Settings>, Pick<Recording<Settings>, 'close'> {
  /** The visitors of a test share its placeholders. */
  readonly ask: (visit: string, placeholders: Placeholders) => AnswerVisitor;
}

/** What the tests do with recorded answers: replay (default), "write" or "check" them; and of which backend. */
const MODE = 'RECORDING';
const BACKEND = 'RECORDED_BACKEND';
/** Prints failures last. */
const RUN_TESTS = ['--import', 'tsx', '--test', '--test-reporter=spec'];
/** Need the build. */
const PAGE_TESTS = ['sell-from-any-backend', 'log-in-at-vendure'].map(
  (name) => `test/journeys/${name}.test.ts`,
);
/** In place of the server's. */
const NO_ADDRESS = 'http://backend.example';
// Only stops a hanging server.
const LIMIT_MS = 60 * 60_000;

/**
 * Records the answers of a backend to the tests of its gateway and to pages, or checks that it still answers the same.
 * @param backend which; its tests are test/gateways/<backend>.test.ts
 * @param mode what
 */
export async function record(backend: Backend, mode: 'write' | 'check'): Promise<void> {
  const files = [`test/gateways/${backend}.test.ts`, ...PAGE_TESTS];
  // Otherwise Node skips a test run inside another one.
  const env = { [MODE]: mode, [BACKEND]: backend, NODE_TEST_CONTEXT: undefined };
  const options = { cwd: ROOT, env, timeLimitMs: LIMIT_MS };
  const { code, output } = await run(process.execPath, [...RUN_TESTS, ...files], options);
  if (code !== 0) throw new Error(output);
}

/**
 * Prepares a backend for the tests of its gateway: its recorded answers; the real server, if `record` runs the tests.
 * @param server the real one
 * @returns the backend; the caller starts and closes it
 */
export function createRecording<Settings>(server: RecordedServer<Settings>): Recording<Settings> {
  let test = '';
  let count = 0;
  let placeholders = createPlaceholders(server.recognize);
  let opened: { readonly source: Source<Settings>; readonly visits: Visits } | undefined;
  return {
    runner: (runner) =>
      withTitles(runner, (title) => {
        test = title;
        count = 0;
        placeholders = createPlaceholders(server.recognize);
      }),
    async start() {
      const mode = process.env[BACKEND] === server.backend ? process.env[MODE] : undefined;
      const source = mode ? await askServer(server, mode) : replay<Settings>(server);
      opened = { source, visits: await startVisits() };
      return source;
    },
    visit() {
      const { source, visits } = opened!;
      count += 1;
      return visits.open(source.ask(`${test} #${count}`, placeholders));
    },
    async close() {
      await opened?.visits.close();
      await opened?.source.close();
    },
  };
}

function withTitles({ describe, it }: SuiteRunner, start: (title: string) => void): SuiteRunner {
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

function replay<Settings>({ backend, name }: RecordedServer<Settings>): Source<Settings> {
  const { settings, visits } = readAnswers(backend, name);
  const missing: string[] = [];
  return {
    settings: settings as Settings,
    owner: {
      setStock: () => Promise.resolve(),
      setPriceCents: () => Promise.resolve(),
      createCustomer: () => Promise.resolve(),
    },
    ask(visit, { hide, restore }) {
      let left = visits[visit] ?? [];
      const read = new Map<string, Exchange>();
      return ({ method, path, body }) => {
        const asked = keyOf({ method, path: hide(path, 'path'), body: hide(body, 'body') });
        const index = left.findIndex((exchange) => keyOf(exchange) === asked);
        // A page may read more or less often than while it was recorded; what it reads after a change is new.
        const found = left[index] ?? read.get(asked);
        if (!found) missing.push(`${visit}: ${asked}`);
        else if (isRead(found)) read.set(asked, found);
        if (index >= 0)
          left = left.filter(
            (each, place) => place !== index && (isRead(found!) || place > index || !isRead(each)),
          );
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
  server: RecordedServer<Settings>,
  mode: string,
): Promise<Source<Settings>> {
  const { backend, name, start, recognize, headers: kept } = server;
  const { isInOrder = true, tidy = (answer) => answer } = server;
  const { url, settings, owner, stop } = await start();
  const ask = forwardTo(url, kept);
  const visits: Record<string, Exchange[]> = {};
  return {
    settings,
    owner,
    ask(visit, { hide }) {
      const exchanges: Exchange[] = [];
      visits[visit] = exchanges;
      return async (request) => {
        const answer = await ask(request);
        const text = answer.text.replaceAll(url, NO_ADDRESS);
        const { method, path, body } = request;
        exchanges.push({
          ...{ method, path: hide(path, 'path'), ...(body !== undefined && { body: hide(body, 'body') }) },
          status: answer.status,
          headers: hide(answer.headers, 'headers'),
          answer: hide(tidy(jsonOf(text)), 'answer'),
        });
        return answer;
      };
    },
    async close() {
      await stop();
      const own: unknown = JSON.parse(JSON.stringify(settings).replaceAll(url, NO_ADDRESS));
      const answers = { settings: createPlaceholders(recognize).hide(own, 'answer'), visits };
      if (mode === 'write') writeAnswers(backend, name, answers);
      else if (isInOrder) assertSame(readAnswers(backend, name), answers);
    },
  };
}

function assertSame(recorded: RecordedAnswers, now: RecordedAnswers): void {
  // Order of visits aside: a test may move.
  assert.deepEqual(Object.keys(now.visits).sort(), Object.keys(recorded.visits).sort(), 'the visitors');
  for (const [visit, exchanges] of Object.entries(now.visits))
    assert.deepEqual(comparable(exchanges), comparable(recorded.visits[visit] ?? []), visit);
}

/** Lists that backends return in no particular order: options of a product, lines of two carts that became one. */
const UNORDERED = new Set(['options', 'lines']);

const sortIfUnordered = (key: string, value: unknown): unknown =>
  UNORDERED.has(key) && Array.isArray(value)
    ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    : value;

/** Without repeated reads: how often a page reads depends on how long each answer takes. */
function comparable(exchanges: readonly Exchange[]): readonly Exchange[] {
  const own = JSON.parse(withoutDates(JSON.stringify(exchanges)), sortIfUnordered) as readonly Exchange[];
  const texts = own.map((exchange) => JSON.stringify(exchange));
  return own.filter((each, index) => !isRead(each) || texts.indexOf(texts[index]!) === index);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
