import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createApp } from '../../demo/server/app.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { listen, stopServer } from '../../demo/server/platform/http/http-server.ts';
import { soldOut } from '../../demo/server/platform/shared/refusal.ts';
import { createRateLimiter } from '../../demo/server/platform/limits/rate-limiter.ts';
import { readAllowedOrigins } from '../../demo/server/platform/origins/index.ts';
import { openSite } from '../../demo/server/platform/pages/site.ts';
import type { SellStock } from '../../demo/server/features/orders/sell-stock.ts';
import { NO_LIMITS } from './no-limits.ts';
import { TEMPLATE_NAMES } from '../../demo/server/features.ts';

/**
 * Serves the store with a race condition that the real sale avoids: it reads the stock, decides, and later writes the
 * reduced value. Proves that the audit detects it.
 * @param db a prepared database
 * @param sku the affected variant
 * @param looks how many orders read the stock before the first of them continues
 */
export async function startNaiveStore(
  db: Database,
  sku: string,
  looks: number,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const seen = new AsyncLocalStorage<number>();
  const closing = new AbortController();
  const rivals = gateFor(looks);
  const sellStock: SellStock = async (transaction, quantities) => {
    const quantity = (seen.getStore() ?? 0) - (quantities.get(sku) ?? 0);
    if (quantity < 0) throw soldOut();
    await transaction.updateTable('stock').set({ quantity }).where('sku', '=', sku).execute();
  };
  const app = new Hono();
  app.post('/checkout', async (_, next) => {
    const stock = db.selectFrom('stock').select('quantity').where('sku', '=', sku);
    const { quantity } = await stock.executeTakeFirstOrThrow();
    await rivals();
    await seen.run(quantity, next);
  });
  const parts = {
    db,
    visits: db,
    secret: 'secret',
    limiter: createRateLimiter(NO_LIMITS),
    sellStock,
    captcha: null,
    reviews: { killSwitch: true, native: false, imported: false },
    site: openSite({ templates: TEMPLATE_NAMES, log: () => undefined }),
    allowedOrigins: readAllowedOrigins([]),
    now: Date.now,
    wakeImports: () => undefined,
    hasFaults: false,
    closing: closing.signal,
    log: () => undefined,
  };
  app.route('/', createApp(parts));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await listen(server, 0, '127.0.0.1');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      closing.abort();
      await stopServer(server);
    },
  };
}

/** Creates a gate that opens once so many requests wait at it. */
function gateFor(count: number): () => Promise<void> {
  let waiting = 0;
  let openGate = (): void => undefined;
  const opened = new Promise<void>((resolve) => (openGate = resolve));
  return () => {
    waiting += 1;
    if (waiting >= count) openGate();
    return opened;
  };
}
