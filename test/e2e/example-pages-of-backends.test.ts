import { describe, it } from 'node:test';

import { startMedusa } from '../support/backends/medusa.ts';
import { CHECKOUTS, sells } from '../support/backends/sell.ts';
import { startVendure } from '../support/backends/vendure.ts';
import { hasPostgres } from '../support/describe-with-postgres.ts';
import { readDocument } from '../support/examples.ts';
import { STAND_INS } from '../support/stand-ins/stand-ins.ts';

interface Shop {
  readonly url: string;
  /** Where the backend asks for one. */
  readonly apiKey?: string;
  readonly stop: () => Promise<void>;
}

async function standIn({ start }: (typeof STAND_INS)[keyof typeof STAND_INS]): Promise<Shop> {
  const { visit, close } = await start();
  return { url: visit().url, stop: close };
}

const SHOPS = {
  vendure: () => startVendure(),
  medusa: async () => {
    const { url, settings, stop } = await startMedusa();
    return { url, apiKey: settings.publishableKey, stop };
  },
  shopify: () => standIn(STAND_INS.Shopify),
  woocommerce: () => standIn(STAND_INS.WooCommerce),
} as const satisfies Readonly<Record<string, () => Promise<Shop>>>;

const NO_POSTGRES = 'PostgreSQL is not installed (no initdb)';

describe('the example page', () => {
  for (const [name, start] of Object.entries(SHOPS)) {
    const skip = name === 'medusa' && !hasPostgres() && NO_POSTGRES;
    it(`of ${name} sells, and remembers the cart`, { skip }, async () => {
      const { url, apiKey, stop }: Shop = await start();
      try {
        const example = readDocument(`demo/hosts/${name}/index.html`);
        const html = example.replace(/api-root="[^"]*"/, `api-root="${url}"`).replace('pk_…', apiKey ?? '');
        const checkout = CHECKOUTS[name as keyof typeof SHOPS];
        await sells(() => ({ html, checkout, isLoadedAgain: true }));
      } finally {
        await stop();
      }
    });
  }
});
