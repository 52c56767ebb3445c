import { Hono } from 'hono';
import { sql } from 'kysely';

import type { Database } from '../database/tables.ts';
import { answerJson } from '../http/answer-json.ts';
import type { StoreContext, StoreEnv } from '../http/store-env.ts';

/** Where the machinery in front of a store asks for its health. */
const HEALTH_URLS = { live: '/health/live', ready: '/health/ready' } as const;

/** What readiness depends on. */
export interface HealthParts {
  readonly db: Database;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
  /** How long the database may take to answer, in milliseconds. Default: 2 s. */
  readonly timeLimitMs?: number;
  /** A clock in milliseconds. Default: that of the process. */
  readonly now?: () => number;
}

const TIME_LIMIT_MS = 2_000;
/** Anybody may ask, without a session and a limit: the database is asked once a second. */
const KEPT_MS = 1_000;

/**
 * Answers whether the process lives, and whether it can serve visitors. Neither sets a cookie.
 * @param parts what readiness depends on
 * Source: docs/behaviour/reference-store.md §35.1, §35.2
 */
export function healthRoutes(parts: HealthParts): Hono<StoreEnv> {
  const isReachable = createProbe(parts);
  const routes = new Hono<StoreEnv>();
  routes.get(HEALTH_URLS.live, (context) => answer(context, 'live'));
  routes.get(HEALTH_URLS.ready, async (context) => {
    const isReady = !parts.closing.aborted && (await isReachable());
    if (parts.closing.aborted) return answer(context, 'closing');
    return answer(context, isReady ? 'ready' : 'database unreachable');
  });
  return routes;
}

function answer(
  context: StoreContext,
  status: 'live' | 'ready' | 'closing' | 'database unreachable',
): Response {
  context.header('Cache-Control', 'no-store');
  return answerJson(context, { status }, status === 'live' || status === 'ready' ? 200 : 503);
}

function createProbe({
  db,
  timeLimitMs = TIME_LIMIT_MS,
  now = () => performance.now(),
}: HealthParts): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    if (asked === undefined || now() - asked.at >= KEPT_MS)
      asked = { at: now(), answer: within(timeLimitMs, sql`select 1`.execute(db)) };
    return asked.answer;
  };
}

async function within(timeLimitMs: number, answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, timeLimitMs);
  });
  const answered = answer.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
