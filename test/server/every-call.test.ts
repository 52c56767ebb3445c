import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';

import { restAccountGateway } from '../../core/account/index.ts';
import type { Api } from '../../core/api/index.ts';
import { restCartGateway } from '../../core/cart-client/index.ts';
import { FAILURE_KINDS } from '../../core/errors/index.ts';
import { restFormEditorGateway } from '../../owner/forms/index.ts';
import { restFormsGateway } from '../../core/forms/index.ts';
import {
  restNavigationGateway,
  restStoreSetupGateway,
  restPreferencesGateway,
  restSiteFrameGateway,
} from '../../owner/rules/index.ts';
import {
  parseSiteLanguages,
  restMultilingualGateway,
  restMultilingualOwnerGateway,
} from '../../core/multilingual/index.ts';
import { restPlacesGateway } from '../../core/places/index.ts';
import { restProductGateway } from '../../core/purchase/index.ts';
import { restRestockGateway } from '../../core/restock/index.ts';
import { restRestockOwnerGateway } from '../../owner/restock/index.ts';
import { restReviewsGateway } from '../../core/reviews/index.ts';
import { restSubscriptionsGateway } from '../../core/subscriptions/index.ts';
import { WEBSITE_ID } from '../../demo/site/website.ts';
import { createCode } from '../support/codes.ts';
import { LIST_QUERY, listsOf } from '../support/list-query.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { clientOf, fetchWithCookies, IMPATIENT_MS, UNANSWERED } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import type { Visitor } from '../support/visitor.ts';

fetchWithCookies();

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' } as const;
const CODE = 'EVERY-CALL';
const NOTE = { itemId: 'mug', sku: null, additionalFields: '{"note":"blue"}' } as const;
/** In stock: nobody is emailed about what is sold out. */
const RESTOCKED = { productId: 'mug', variantId: 'mug' };
const VASE = { productId: 'vase', variantId: 'vase' } as const;
const CONTEXT = { sessionToken: 't', language: 'en', productPage: '/contact', productSection: 'contact' };
const { signal } = new AbortController();

/** Puts a mug into the cart. */
async function lineOf(api: Api): Promise<string> {
  const { entry } = await restCartGateway({ api }).add(MUG, randomUUID());
  return entry!.id;
}

/** The gateway of a store that is known to take codes and notes. */
async function gatewayOf(api: Api) {
  const gateway = restCartGateway({ api });
  await gateway.load();
  return gateway;
}

async function submissionOf(api: Api) {
  const key = await restFormsGateway(api).createKey();
  const form = { email: 'ada@example.org' };
  return { formId: 'newsletter', key, form, page: { pageUrl: '/contact' } };
}

async function memberOf(api: Api) {
  const entry = { email: `${randomUUID()}@example.org`, password: 'celadon over tenmoku', rememberMe: false };
  const { xsrfToken } = await restAccountGateway(api).join(entry);
  return { entry, xsrfToken };
}

const storesOf = (api: Api) => restStoreSetupGateway(api, () => WEBSITE_ID);

async function collectionOf(api: Api): Promise<string> {
  const collection = { title: 'Pots', urlId: randomUUID(), description: '' };
  const answer = await storesOf(api).createCollection(collection, randomUUID());
  return answer.outcome === 'created' ? answer.id : '';
}

/** Creates what a call needs, and then makes the call. */
interface Call<Needed = void> {
  readonly prepare?: (api: Api) => Promise<Needed>;
  readonly make: (api: Api, needed: Needed) => Promise<unknown>;
}

const call = <Needed>(each: Call<Needed>): Call<unknown> => each as Call<unknown>;

/** By method and path, as docs/behaviour/calls.md lists them. */
const CALLS: Readonly<Record<string, Call<unknown>>> = {
  'GET /api/commerce/shopping-cart': call({ make: (api) => restCartGateway({ api }).load() }),
  'POST /api/commerce/shopping-cart/entries': call({ make: lineOf }),
  'PUT /api/commerce/shopping-cart/entries/{entryId}': call({
    prepare: lineOf,
    make: (api, entryId) => restCartGateway({ api }).setQuantity(entryId, 2, randomUUID()),
  }),
  'DELETE /api/commerce/shopping-cart/entries/{entryId}': call({
    prepare: lineOf,
    make: (api, entryId) => restCartGateway({ api }).remove(entryId, randomUUID()),
  }),
  'PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields': call({
    prepare: lineOf,
    make: (api, entryId) => restCartGateway({ api }).updateAdditionalFields(entryId, NOTE, randomUUID()),
  }),
  'POST /api/commerce/shopping-cart/codes': call({
    make: async (api) => (await gatewayOf(api)).applyCode!(CODE, randomUUID()),
  }),
  'DELETE /api/commerce/shopping-cart/codes/{code}': call({
    make: async (api) => (await gatewayOf(api)).removeCode!(CODE, randomUUID()),
  }),
  'PUT /api/commerce/shopping-cart/note': call({
    make: async (api) => (await gatewayOf(api)).setNote!('Ring twice', randomUUID()),
  }),
  'POST /api/3/commerce/cart/subscription': call({
    make: (api) => restSubscriptionsGateway(api).start({ ...MUG, itemId: 'coffee' }, randomUUID()),
  }),
  'GET /api/commerce/inventory/stock/': call({ make: (api) => restCartGateway({ api }).stockOf('mug') }),
  'GET /api/commerce/products/{id}': call({
    make: (api) => restProductGateway(api).loadProduct('mug', signal),
  }),
  'GET /api/commerce/products/{id}/related': call({
    make: (api) => listsOf(api).related({ itemId: 'mug', limit: 4 }, signal),
  }),
  'GET /api/commerce/catalogue': call({ make: (api) => listsOf(api).list(LIST_QUERY, signal) }),
  'GET /api/commerce/products/{id}/reviews': call({
    make: (api) => restReviewsGateway(api).loadReviews('mug', { kinds: ['native'], sort: 'newest' }, signal),
  }),
  'GET /api/commerce/search': call({
    make: (api) => listsOf(api).search({ text: 'mug', limit: 8, locale: 'en-US' }, signal),
  }),
  'GET /api/template/GetTemplateSchema': call({ make: (api) => restFormsGateway(api).loadSchema('contact') }),
  'POST /api/rest/forms/validate/{formId}': call({
    make: (api) => restFormsGateway(api).validate('newsletter', { email: 'ada@example.org' }),
  }),
  'POST /api/form/FormSubmissionKey': call({ make: (api) => restFormsGateway(api).createKey() }),
  'POST /api/form/SaveFormSubmission': call({
    prepare: submissionOf,
    make: (api, submission) => restFormsGateway(api).save(submission, randomUUID()),
  }),
  'GET /api/google-maps/places/autocomplete': call({
    make: (api) => restPlacesGateway(api).complete('12 slipway', CONTEXT, signal),
  }),
  'GET /api/google-maps/places/details': call({
    async prepare(api) {
      const { predictions } = (await restPlacesGateway(api).complete('12 slipway', CONTEXT, signal)) as {
        readonly predictions: readonly { readonly place_id: string }[];
      };
      return predictions[0]!.place_id;
    },
    make: (api, placeId) => restPlacesGateway(api).details(placeId, CONTEXT, signal),
  }),
  'POST /api/site-users/account': call({ make: memberOf }),
  'POST /api/site-users/account/session': call({
    prepare: memberOf,
    make: (api, { entry }) => restAccountGateway(api).logIn(entry),
  }),
  'DELETE /api/site-users/account/session': call({
    prepare: memberOf,
    make: (api, { xsrfToken }) => restAccountGateway(api).logOut(true, xsrfToken),
  }),
  'POST /api/site-users/account/locale': call({
    prepare: memberOf,
    make: (api, { xsrfToken }) => restAccountGateway(api).setLanguage('fr-CA', xsrfToken),
  }),
  'POST /api/site-users/account/notifications/restock': call({
    make: (api) =>
      restRestockGateway(api).signUp(
        { ...VASE, isJoinMailingList: false, siteVisitorEmail: 'ada@example.org' },
        randomUUID(),
      ),
  }),
  'GET /api/site-users/account/notifications/restock/groups': call({
    make: (api) => restRestockOwnerGateway(api).loadGroups(null, signal),
  }),
  'GET /api/site-users/account/notifications/restock': call({
    make: (api) => restRestockOwnerGateway(api).loadSignups(VASE, null, signal),
  }),
  'POST /api/site-users/account/notifications/restock/send': call({
    make: (api) => restRestockOwnerGateway(api).send(RESTOCKED, randomUUID()),
  }),
  'POST /api/site-users/account/notifications/restock/send/all': call({
    make: (api) => restRestockOwnerGateway(api).sendAll([RESTOCKED], randomUUID()),
  }),
  'GET /api/multilingual/languages': call({
    make: async (api) => parseSiteLanguages(await restMultilingualGateway(api).loadLanguages(signal)),
  }),
  'GET /api/multilingual/settings': call({ make: (api) => restMultilingualOwnerGateway(api).loadSettings() }),
  'GET /api/multilingual/status': call({ make: (api) => restMultilingualOwnerGateway(api).loadStatus() }),
  'PUT /api/multilingual/languages': call({
    make: (api) => restMultilingualOwnerGateway(api).saveLanguages(['de']),
  }),
  'DELETE /api/multilingual/connection': call({
    make: (api) => restMultilingualOwnerGateway(api).disconnect(),
  }),
  'GET /api/owner/forms/{id}': call({ make: (api) => restFormEditorGateway(api).loadForm('newsletter') }),
  'PUT /api/owner/forms/{id}': call({
    prepare: (api) => restFormEditorGateway(api).loadForm('newsletter'),
    make: (api, form) => restFormEditorGateway(api).saveForm('newsletter', form),
  }),
  'GET /api/owner/url-ids': call({ make: (api) => storesOf(api).loadUrlIds() }),
  'POST /api/content-service/product/1.1/websites/{websiteId}/products': call({ make: collectionOf }),
  'POST /api/content-service/product/1.1/websites/{websiteId}/products/{collectionId}/categories': call({
    prepare: collectionOf,
    make: (api, id) => storesOf(api).createRootCategory(id, 'All', randomUUID()),
  }),
  'GET /api/commondata/GetSiteLayout': call({ make: (api) => restNavigationGateway(api).loadLayout() }),
  'POST /api/widget/UpdateNavigation': call({
    prepare: (api) => restNavigationGateway(api).loadLayout(),
    make: (api, layout) => restNavigationGateway(api).saveNavigation(layout!, layout!.items),
  }),
  'GET /api/v1/commerce-preferences/{namespace}': call({
    make: (api) => restPreferencesGateway(api).loadPreferences('checkout'),
  }),
  'PUT /api/v1/commerce-preferences/{namespace}': call({
    make: (api) => restPreferencesGateway(api).savePreferences('checkout', { asksForPhone: true }),
  }),
  'GET /api/site-header-footer': call({ make: (api) => restSiteFrameGateway(api).loadFrame() }),
  'PUT /api/site-header-footer': call({
    make: (api) => restSiteFrameGateway(api).saveFrame({ header: '', footer: '', version: null }),
  }),
};

/** Faults on demand, and the kind of failure that each is. */
const FAULTS = {
  drop: FAILURE_KINDS.offline,
  [UNANSWERED]: FAILURE_KINDS.timeout,
  '429;retry-after=1': FAILURE_KINDS.rateLimited,
  '500': FAILURE_KINDS.server,
  html: FAILURE_KINDS.unknownOutcome,
} as const;

/** Short limits for failing calls. */
const ONCE = { readRetries: 0 } as const;
const IMPATIENT = { ...ONCE, readTimeoutMs: IMPATIENT_MS, writeTimeoutMs: IMPATIENT_MS } as const;

/** Method and path of a call, with anything in the place of its parameters. */
const patternOf = (name: string) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

describe('every call', () => {
  const store = startSuiteStore({
    rateLimits: NO_LIMITS,
    faults: true,
    ownerPassword: OWNER_PASSWORD,
    captcha: null,
  });

  before(async () => {
    await createCode(await arriveAsOwner(store.url), { code: CODE });
  });

  for (const [name, { prepare, make }] of Object.entries(CALLS))
    describe(name, () => {
      let owner: Visitor;
      before(async () => {
        owner = await arriveAsOwner(store.url);
      });
      const needed = () => prepare?.(clientOf(owner, store.url).api);

      it('is answered', async () => {
        const { api, sent } = clientOf(owner, store.url);
        await make(api, await needed());
        const { method, path } = sent.at(-1)!;
        assert.match(`${method} ${path}`, patternOf(name));
      });

      for (const [fault, kind] of Object.entries(FAULTS))
        it(`rejects as ${kind} after ${fault}`, async () => {
          const { api, failNext } = clientOf(owner, store.url, kind === 'timeout' ? IMPATIENT : ONCE);
          const given = await needed();
          failNext(name.split(' ')[0]!, fault);
          await assert.rejects(make(api, given), { kind });
        });
    });
});
