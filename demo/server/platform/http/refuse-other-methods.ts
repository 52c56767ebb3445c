import type { Hono } from 'hono';

import { refusal } from '../shared/refusal.ts';
import type { StoreEnv } from './store-env.ts';

/**
 * Answers requests with a method that their address does not support, listing those that it does. Call it after all
 * routes are registered.
 * @param app the application with its routes
 * Source: RFC 9110 §15.5.6
 */
export function refuseOtherMethods(app: Hono<StoreEnv>): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    const methods = methodsOf.get(path) ?? new Set();
    methodsOf.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  for (const [path, methods] of methodsOf) {
    app.all(path, (context) => {
      context.header('Allow', [...methods].join(', '));
      throw refusal(405, 'wrongMethod');
    });
  }
}
