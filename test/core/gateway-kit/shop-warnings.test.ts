import { expect } from '@open-wc/testing';
import type { BackendGateways, BackendOptions } from '../../../core/gateway-kit/index.ts';
import { medusaGateway } from '../../../core/medusa/index.ts';
import { diagnoseShop } from '../../../core/shop-diagnosis/index.ts';
import { shopifyGateway } from '../../../core/shopify/index.ts';
import { vendureGateway } from '../../../core/vendure/index.ts';
import { wooCommerceGateway } from '../../../core/woocommerce/index.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { catchWarnings } from '../shared/console.ts';

type Answer = () => Promise<Response>;
type Open = (options: BackendOptions) => BackendGateways;

const SHOP = 'https://shop.example';
const silence: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const json =
  (status: number, body: unknown): Answer =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const page =
  (status: number): Answer =>
  () =>
    Promise.resolve(new Response('<!doctype html><title>My site</title>', { status }));

const VENDURE_ERROR = { errors: [{ extensions: { code: 'CHANNEL_NOT_FOUND' } }], data: null };
const NEST_404 = { statusCode: 404, message: 'Cannot GET /store/regions', path: '/store/regions' };
const NO_KEY = {
  type: 'not_allowed',
  message: 'Publishable API key required in the request header: x-publishable-api-key.',
};
const WRONG_KEY = { type: 'not_allowed', message: 'A valid publishable key is required to proceed' };
const WRONG_REGION = {
  type: 'invalid_data',
  message: 'Region with id reg_moon not found when populating the pricing context',
};
const UNAUTHORIZED = { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };
const NO_ROUTE = { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } };
const NO_SLUG = { code: 'woocommerce_rest_product_invalid_slug', message: '', data: { status: 404 } };

const CASES: Readonly<Record<string, readonly [Open, Answer, RegExp, Partial<BackendOptions>?]>> = {
  'Vendure that gives no answer': [
    vendureGateway,
    silence,
    /^The Vendure at https:\/\/shop\.example gave this page no answer\. .* add http:\/\/localhost:\d+ to apiOptions\.cors in its configuration\.$/,
  ],
  'Medusa that gives no answer': [
    medusaGateway,
    silence,
    /add http:\S+ to its STORE_CORS, and for logins to its AUTH_CORS\.$/,
  ],
  'Shopify that gives no answer': [
    shopifyGateway,
    silence,
    /^The Shopify at https:\/\/shop\.example gave .* address and that it is running\.$/,
  ],
  'WooCommerce that gives no answer': [wooCommerceGateway, silence, /the filter allowed_http_origins/],
  'page instead of Vendure': [
    vendureGateway,
    page(200),
    /^No Vendure answered at https:\/\/shop\.example\/shop-api: 200\. Write the shop's address into api-root/,
  ],
  'server of the page instead of Vendure': [
    vendureGateway,
    page(501),
    /^No Vendure answered at http:\/\/localhost:\d+\/shop-api: 501\. That is the page's own server: write .* such as "https:\/\/shop\.example"\.$/,
    { apiRoot: location.origin },
  ],
  'Vendure without that channel': [vendureGateway, json(200, VENDURE_ERROR), /^Vendure knows no channel/],
  'Vendure instead of Medusa': [medusaGateway, json(404, NEST_404), /^No Medusa answered at [^?]*: 404\./],
  'Medusa that gets no key': [medusaGateway, json(400, NO_KEY), /into api-key: api-key="pk_…"\.$/],
  'Medusa that gets a wrong key': [
    medusaGateway,
    json(400, WRONG_KEY),
    /^Medusa does not know the api-key of this page\./,
    { apiKey: 'pk_moon' },
  ],
  'Medusa that gets a secret key': [
    medusaGateway,
    json(400, WRONG_KEY),
    /^The api-key is a secret key, .*: revoke it/,
    { apiKey: 'sk_moon' },
  ],
  'Medusa without that region': [
    medusaGateway,
    json(400, WRONG_REGION),
    /^Medusa has no region with the id in api-region\./,
    { apiRegion: 'reg_moon' },
  ],
  'Shopify that gets a wrong key': [
    shopifyGateway,
    json(401, UNAUTHORIZED),
    /^Shopify refuses the api-key\./,
  ],
  'Shopify at another path': [shopifyGateway, page(404), /^No Shopify answered at .*: 404\./],
  'Shopify of another version': [
    shopifyGateway,
    json(404, { errors: 'Not Found' }),
    /^No Shopify answered at .*: 404\./,
  ],
  'WordPress without WooCommerce': [wooCommerceGateway, json(404, NO_ROUTE), /^No WooCommerce answered at/],
};

describe("a page's developer is warned once of", () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  /** Reads a product twice; returns the failures. */
  async function readTwice(open: Open, answer: Answer, options: Partial<BackendOptions> = {}) {
    globalThis.fetch = answer;
    const { products } = open({ apiRoot: SHOP, currency: 'USD', ...options });
    const { signal } = new AbortController();
    const read = () => products.loadProduct('mug', signal).then(null, (error: unknown) => error);
    return [await read(), await read()];
  }

  for (const [what, [open, answer, sentence, options]] of Object.entries(CASES))
    it(`a ${what}`, async () => {
      const [warning = '', ...more] = await catchWarnings(async (said) => {
        for (const failure of await readTwice(open, answer, options))
          // The page's mistake says nothing about the product.
          expect(failure).to.not.have.property('kind', 'not-found');
        await waitUntil(() => said.length > 0, 'no warning');
      });
      expect(more).to.deep.equal([]);
      expect(warning)
        .to.match(/^storefront-elements: /)
        .and.not.contain('moon');
      expect(warning.replace('storefront-elements: ', '')).to.match(sentence);
    });

  it('nothing that only the shop or the visitor can change', async () => {
    const warnings = await catchWarnings(async () => {
      await readTwice(wooCommerceGateway, json(404, NO_SLUG));
      await readTwice(vendureGateway, json(200, { data: { bySlug: null, byId: null } }));
      await readTwice(vendureGateway, page(503));
      await readTwice(shopifyGateway, json(429, {}));
      await readTwice(vendureGateway, silence, { apiRoot: location.origin });
    });
    expect(warnings).to.deep.equal([]);
  });

  it('a shop of http on a page of https, and a page without an origin', () => {
    const trouble = { name: 'Vendure', allowList: 'its list', status: null };
    const far = { ...trouble, url: 'http://shop.example/shop-api' };
    expect(diagnoseShop({ ...far, pageOrigin: 'https://blog.example' })).to.match(
      /^Browsers let no page of https call http:\/\/shop\.example: write api-root="https:\/\/shop\.example"/,
    );
    expect(diagnoseShop({ ...far, pageOrigin: 'null' })).to.match(/: serve it over http\.$/);
    const near = { ...trouble, url: 'http://localhost:3000/shop-api' };
    expect(diagnoseShop({ ...near, pageOrigin: 'https://blog.example' })).to.match(/its list\.$/);
  });
});
