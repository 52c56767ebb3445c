import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BackendGateways, BackendOptions } from '../../core/gateway-kit/index.ts';
import { medusaGateway } from '../../core/medusa/index.ts';
import { shopifyGateway } from '../../core/shopify/index.ts';
import { vendureGateway } from '../../core/vendure/index.ts';
import { wooCommerceGateway } from '../../core/woocommerce/index.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { serveStandIn } from '../support/stand-ins/serve.ts';

const { signal } = new AbortController();

/** The gateway → the path of its first request for a product. */
const GATEWAYS: Readonly<Record<string, readonly [(options: BackendOptions) => BackendGateways, string]>> = {
  Vendure: [vendureGateway, '/shop-api'],
  Medusa: [medusaGateway, '/store/products'],
  Shopify: [shopifyGateway, '/api/2026-04/graphql.json'],
  WooCommerce: [wooCommerceGateway, '/wp-json/wc/store/v1/products/mug'],
};

describe('the address of a backend', () => {
  for (const [name, [open, expected]] of Object.entries(GATEWAYS)) {
    it(`of ${name} is required`, () => {
      assert.throws(() => open({} as BackendOptions), /the address of the backend as apiRoot, got undefined/);
    });

    it(`of ${name} may end with a slash`, async () => {
      const backend = await serveStandIn(() => ({ status: 404, json: {} }));
      try {
        const { url, sent } = backend.visit();
        const apiRegion = name === 'Medusa' ? 'reg_1' : null;
        const { products } = open({ apiRoot: `${url}/`, apiRegion, tokens: memoryTokens() });
        await assert.rejects(products.loadProduct('mug', signal));
        assert.equal(sent[0]?.path.split('?')[0], expected);
      } finally {
        await backend.close();
      }
    });
  }
});
