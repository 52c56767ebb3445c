import type { StoreMiddleware } from '../http/store-env.ts';
import { labelsOf, type ObservedRequest } from './observed-request.ts';

/** Receives each request that was answered. */
export type RequestObserver = (request: ObservedRequest) => void;

/**
 * Measures requests.
 * @param observer receives each; without it nothing is measured
 * Source: docs/behaviour/reference-store.md §35.3, §35.4
 */
export function observeRequests(observer: RequestObserver | undefined): StoreMiddleware {
  return async (context, next) => {
    const begin = performance.now();
    await next();
    observer?.({
      ...labelsOf(context),
      status: context.res.status,
      durationMs: Math.round(performance.now() - begin),
    });
  };
}
