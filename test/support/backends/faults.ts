import { setTimeout as wait } from 'node:timers/promises';

/** An answer of a backend, as it is sent. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Null hangs up. */
type Spoil = (ask: () => Promise<RawAnswer>, argument: string) => Promise<RawAnswer | null>;

const LOGIN_PAGE = '<!doctype html><title>Log in</title><h1>Log in to the network</h1>';

const page = (argument: string): RawAnswer => ({
  status: Number(/\d+/.exec(argument)?.[0] ?? 200),
  headers: { 'content-type': 'text/html' },
  text: LOGIN_PAGE,
});

const status =
  (code: number): Spoil =>
  () =>
    Promise.resolve({
      status: code,
      headers: { 'content-type': 'application/json' },
      text: '{"message":"Not now."}',
    });

/** The faults of networks and proxies, by the names of the reference store's. Source: docs/behaviour/reference-store.md §7.1 */
const FAULTS: Readonly<Record<string, Spoil>> = {
  '400': status(400),
  '401': status(401),
  '403': status(403),
  '404': status(404),
  '409': status(409),
  '500': status(500),
  '502': status(502),
  '503': status(503),
  // No other backend has a crumb.
  crumb: status(403),
  '429': async (_, argument) => ({
    ...(await status(429)(noAnswer, ''))!,
    headers: { 'retry-after': /retry-after=(.+)$/.exec(argument)?.[1] ?? '3' },
  }),
  html: () => Promise.resolve(page('')),
  page: (_, argument) => Promise.resolve(page(argument)),
  redirect: () => Promise.resolve(page('')),
  drop: () => Promise.resolve(null),
  async slow(ask, argument) {
    await wait(Number(/\d+/.exec(argument)?.[0] ?? 0));
    return ask();
  },
  async truncate(ask) {
    const answer = await ask();
    return { ...answer, text: answer.text.slice(0, answer.text.length / 2) };
  },
  empty: async (ask) => ({ ...(await ask()), text: '' }),
  async 'commit-then-drop'(ask) {
    await ask();
    return null;
  },
  async 'commit-then-page'(ask, argument) {
    await ask();
    return page(argument);
  },
};

const noAnswer = (): Promise<RawAnswer> => Promise.reject(new Error('This fault does not ask the backend.'));

/**
 * Asks a backend, with a fault on the way.
 * @param fault its name and argument, such as `page=502`
 * @param ask asks the backend
 * @returns the answer; null to hang up
 */
export function withFault(fault: string, ask: () => Promise<RawAnswer>): Promise<RawAnswer | null> {
  const [, name = '', argument = ''] = /^([\w-]+)(.*)$/.exec(fault) ?? [];
  const spoil = FAULTS[name];
  // A test that misspells its fault must not pass.
  if (!spoil) throw new Error(`No such fault: ${fault}`);
  return spoil(ask, argument);
}
