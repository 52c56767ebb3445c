import { createClient } from '@redis/client';
import { RateLimiterRedis } from 'rate-limiter-flexible';

import { hashCounted } from './hash-counted.ts';
import { type CounterStore, sharedOptionsOf } from './counter-store.ts';
import type { SharedCounterParts } from './postgres-counters.ts';

/** Requests must not wait for being counted. */
const TIMEOUT_MS = 1_000;

/**
 * Counts in Redis or Valkey.
 * @param parts its address
 * @returns the store; it connects in the background, and again after a loss
 */
export function redisCounters({ url, secret, onFailure }: SharedCounterParts): CounterStore {
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    commandOptions: { timeout: TIMEOUT_MS },
    disableOfflineQueue: true,
    socket: { connectTimeout: TIMEOUT_MS },
  });
  client.on('error', onFailure);
  void client.connect().catch(onFailure);
  return {
    open: (name, window) =>
      new RateLimiterRedis({
        ...sharedOptionsOf(`storefront:${name}`, window),
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      }),
    toKey: (counted) => hashCounted(secret, counted),
    close() {
      if (client.isOpen) client.destroy();
      return Promise.resolve();
    },
  };
}
