/** The answers of Vendure and Medusa are recorded: `npm run backend -- record vendure`. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';

import { RECORDED_MEDUSA } from '../support/backends/medusa-recording.ts';
import { createRecording, type Recording } from '../support/backends/recording.ts';
import { type Sale, sellsFrom } from '../support/backends/sell.ts';
import { RECORDED_VENDURE } from '../support/backends/vendure-recording.ts';
import { BROWSER } from '../support/browser.ts';
import { readDocument } from '../support/examples.ts';
import { type PageServer, startPageServer } from '../support/page-server.ts';
import type { StandIn } from '../support/stand-ins/serve.ts';
import { startShopify } from '../support/stand-ins/shopify/start.ts';
import { startWooCommerce } from '../support/stand-ins/woocommerce/start.ts';
import { openOwnStore } from '../support/store.ts';

const PAGE = readDocument('demo/hosts/any-backend/index.html');
const MEMORY = '<store-config gateway="memory">';

/** A backend that sells. */
interface Shop extends Sale {
  /** The attributes of the page's `<store-config>`. */
  readonly config: string;
  readonly close: () => Promise<void>;
}

/** Starts a backend for pages of an origin. */
type Start = (origin: string) => Promise<Shop>;

/** A backend without a checkout of its own leaves it to the page's site. */
const OF_PAGE = /\/checkout$/;

const recorded =
  <Settings>(recording: Recording<Settings>, configOf: (url: string, settings: Settings) => string): Start =>
  async () => {
    const { settings } = await recording.start();
    return {
      config: configOf(recording.visit().url, settings),
      checkout: OF_PAGE,
      close: recording.close,
    };
  };

const standIn =
  (gateway: string, start: () => Promise<StandIn>, checkout: RegExp): Start =>
  async () => {
    const { visit, close } = await start();
    return { config: `gateway="${gateway}" api-root="${visit().url}"`, checkout, close };
  };

const OF_A_PAGE = { name: 'page', isInOrder: false } as const;
const vendure = createRecording({ ...RECORDED_VENDURE, ...OF_A_PAGE });
const medusa = createRecording({ ...RECORDED_MEDUSA, ...OF_A_PAGE });
const runner = { describe, it };

const BACKENDS: Readonly<Record<string, { readonly start: Start; readonly it?: typeof runner.it }>> = {
  memory: {
    start: () =>
      Promise.resolve({ config: 'gateway="memory"', checkout: OF_PAGE, close: () => Promise.resolve() }),
  },
  'the reference store': {
    async start(origin) {
      const { url, close } = await openOwnStore({ allowedOrigins: [origin] });
      return { config: `api-root="${url}"`, checkout: new RegExp(`^${url}/checkout$`), close };
    },
  },
  Vendure: {
    start: recorded(vendure, (url) => `gateway="vendure" api-root="${url}"`),
    it: vendure.runner(runner).it as typeof it,
  },
  Medusa: {
    start: recorded(
      medusa,
      (url, { publishableKey }) => `gateway="medusa" api-root="${url}" api-key="${publishableKey}"`,
    ),
    it: medusa.runner(runner).it as typeof it,
  },
  Shopify: { start: standIn('shopify', startShopify, /^https:\/\/shop\.test\/cart\/c\//) },
  WooCommerce: { start: standIn('woocommerce', startWooCommerce, /\/checkout-link\/\?products=\d+:2$/) },
};

describe('the same page, unchanged but for <store-config>', () => {
  let server: PageServer;
  let browser: Browser;
  const pages: Record<string, string> = {};
  before(async () => {
    assert.equal(PAGE.split(MEMORY).length, 2);
    [server, browser] = await Promise.all([startPageServer({ pages }), BROWSER.borrow()]);
  });
  after(async () => {
    BROWSER.giveBack();
    await server.close();
  });

  for (const [name, { start, it: test = it }] of Object.entries(BACKENDS))
    test(`sells from ${name}`, async () => {
      const shop = await start(server.url);
      const context = await browser.newContext({ baseURL: server.url });
      try {
        pages['/'] = PAGE.replace(MEMORY, `<store-config ${shop.config}>`);
        // Nothing leaves this machine.
        await context.route(/^https:/, (route) =>
          route.fulfill({ body: 'The checkout', contentType: 'text/html' }),
        );
        const page = await context.newPage();
        await page.goto('/');
        await sellsFrom(page, shop);
      } finally {
        await context.close();
        await shop.close();
      }
    });
});
