import { matchedRoutes, routePath } from 'hono/route';

import type { StoreContext } from '../http/store-env.ts';

/** What is known about a request without naming the visitor: no query, no address, and of the path only its pattern. */
export interface RequestLabels {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the route, such as `/shop/:slug`; `other` for none. */
  readonly route: string;
}

/** A request that was answered. */
export interface ObservedRequest extends RequestLabels {
  readonly status: number;
  /** Until the answer begins. */
  readonly durationMs: number;
}

const EVERY_PATH = new Set(['*', '/*']);

/**
 * Names a request for logs and metrics.
 * @param context the request; once a route has answered, its pattern is exact
 */
export function labelsOf(context: StoreContext): RequestLabels {
  return { requestId: context.get('requestId'), method: context.req.method, route: routeOf(context) };
}

function routeOf(context: StoreContext): string {
  const answering = routePath(context);
  if (!EVERY_PATH.has(answering)) return answering;
  // Middleware answers before its route does, such as a rate limit.
  const waiting = matchedRoutes(context).find(({ path }) => !EVERY_PATH.has(path));
  return waiting?.path ?? 'other';
}
