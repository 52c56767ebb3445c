import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { setTimeout as wait } from 'node:timers/promises';

import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import { OWNER_URLS } from '../http/urls.ts';
import { crumbFailure } from '../sessions/check-crumb.ts';
import { refusal } from '../shared/refusal.ts';
import { type Gate, createGates } from './gates.ts';

/** One request for a fault. */
export interface FaultCall {
  readonly context: StoreContext;
  readonly next: Next;
  /** The text after the fault's name. */
  readonly argument: string;
  /** Aborts delays when the server stops. */
  readonly closing: AbortSignal;
  /** Gates that hold requests until a test releases them, by name. */
  readonly gateOf: (name: string) => Gate;
}

type Fault = (call: FaultCall) => Promise<Response | undefined>;

const DEFAULT_RETRY_AFTER = '3';
const MAX_SLOW_MS = 20_000;
const LOGIN_PAGE = '<!doctype html><title>Log in</title><h1>Log in to the network</h1>';

/**
 * The faults that can be requested, by name. Those before `slow` replace the effect; the others corrupt or delay the
 * answer after it.
 * Source: docs/behaviour/reference-store.md §7.1
 */
const FAULTS: Readonly<Record<string, Fault>> = {
  '429': ({ context, argument }) => {
    // As requested: clients must handle seconds, dates and invalid values.
    context.header('Retry-After', /^;\s*retry-after=(.+)$/i.exec(argument)?.[1] ?? DEFAULT_RETRY_AFTER);
    return Promise.reject(refusal(429, 'tooMany'));
  },
  '401': () => Promise.reject(refusal(401, 'tryAgain')),
  '403': () => Promise.reject(refusal(403, 'tryAgain')),
  '404': () => Promise.reject(refusal(404, 'unknownPage')),
  '409': () => Promise.reject(refusal(409, 'tryAgain')),
  '500': () => Promise.reject(refusal(500, 'tryAgain')),
  '502': () => Promise.reject(refusal(502, 'tryAgain')),
  '503': () => Promise.reject(refusal(503, 'tryAgain')),
  crumb: () => Promise.reject(crumbFailure()),
  html: ({ context }) => Promise.resolve(loginPage(context, 200)),
  page: ({ context, argument }) => Promise.resolve(loginPage(context, statusIn(argument))),
  json: ({ context, argument }) => Promise.resolve(answerOfProxy(context, argument)),
  redirect: async ({ context, next }) => {
    // The browser sends the header again with the redirected request.
    if (context.req.path !== OWNER_URLS.login) return context.redirect(OWNER_URLS.login, 302);
    await next();
    return undefined;
  },
  drop: ({ context }) => Promise.resolve(hangUp(context)),
  slow: async ({ next, argument, closing }) => {
    const delayMs = Math.min(Number(/^=(\d+)$/.exec(argument)?.[1] ?? 0), MAX_SLOW_MS);
    await wait(delayMs, undefined, { signal: closing }).catch(() => undefined);
    await next();
    return undefined;
  },
  // For a test that decides when the answer is sent, at any machine speed.
  held: async ({ next, argument, gateOf }) => {
    await gateOf(argument).pass(next);
    return undefined;
  },
  met: async ({ next, argument, gateOf }) => {
    await gateOf(argument).reached();
    await next();
    return undefined;
  },
  release: async ({ next, argument, gateOf }) => {
    await gateOf(argument).open();
    await next();
    return undefined;
  },
  truncate: async ({ context, next }) => {
    await next();
    const body = await context.res.text();
    spoil(context, body.slice(0, Math.floor(body.length / 2)));
    return undefined;
  },
  empty: async ({ context, next }) => {
    await next();
    spoil(context, '');
    return undefined;
  },
  'commit-then-drop': async ({ context, next }) => {
    await next();
    return hangUp(context);
  },
  'commit-then-page': async ({ context, next, argument }) => {
    await next();
    context.res = undefined;
    return loginPage(context, statusIn(argument));
  },
};

/** What a network or a proxy answers instead of the store. */
function loginPage(context: StoreContext, status: number): Response {
  return context.body(LOGIN_PAGE, status as ContentfulStatusCode, {
    'Content-Type': 'text/html; charset=utf-8',
  });
}

/** What a proxy or a captive portal answers in JSON instead of the store. */
function answerOfProxy(context: StoreContext, argument: string): Response {
  const body = /^=(\{.*\})$/.exec(argument)?.[1];
  if (body === undefined) throw refusal(400, 'unknownFault');
  return context.body(body, 200, { 'Content-Type': 'application/json' });
}

function statusIn(argument: string): number {
  const status = Number(/^=([2-5]\d\d)$/.exec(argument)?.[1]);
  if (!Number.isInteger(status)) throw refusal(400, 'unknownFault');
  return status;
}

/** Keeps status and headers of the real answer and replaces its body. */
function spoil(context: StoreContext, body: string): void {
  const { status, headers } = context.res;
  headers.delete('content-length');
  context.res = undefined;
  context.res = new Response(body, { status, headers });
}

function hangUp(context: StoreContext): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** The header that requests a fault. */
export const FAULT_HEADER = 'x-test-fault';

/**
 * Produces faults on request, for tests. Only a server that was started with faults does so.
 * @param hasFaults whether the server was started with faults
 * @param closing aborts delays when the server stops
 */
export function obeyFaults(hasFaults: boolean, closing: AbortSignal): StoreMiddleware {
  if (!hasFaults) return (_, next) => next();
  const gateOf = createGates(closing);
  return async (context, next) => {
    const text = context.req.header(FAULT_HEADER);
    if (text === undefined) return next();
    const [, name = '', argument = ''] = /^([\w-]+)(.*)$/.exec(text) ?? [];
    const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
    // A test that misspells its fault must not pass.
    if (fault === undefined) throw refusal(400, 'unknownFault');
    const answer = await fault({ context, next, argument, closing, gateOf });
    if (answer !== undefined) context.res = answer;
  };
}
