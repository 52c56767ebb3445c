import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { randomUUID } from 'node:crypto';

import { obeyFaults } from './platform/faults/obey-faults.ts';
import { CAPTCHA_SOURCES } from './platform/http/captcha-sources.ts';
import { discardUnread } from './platform/http/discard-unread.ts';
import { keepPrivate } from './platform/http/keep-private.ts';
import { knowHost } from './platform/http/know-host.ts';
import { nameAddress } from './platform/http/name-address.ts';
import { refuseNul } from './platform/http/refuse-nul.ts';
import { refuseOtherMethods } from './platform/http/refuse-other-methods.ts';
import { isolateOwner, securityHeaders } from './platform/http/security-headers.ts';
import type { StoreEnv, StoreMiddleware } from './platform/http/store-env.ts';
import { API_URLS, isOwnerPath } from './platform/http/urls.ts';
import { limitRate } from './platform/limits/limit-rate.ts';
import { answersOfAddition } from './features/cart-forms/answers-of-addition.ts';
import { answerError } from './platform/pages/answer-error.ts';
import { cartApi } from './features/cart/cart-api.ts';
import { catalogueApi } from './features/catalogue/catalogue-api.ts';
import { checkoutRoutes } from './features/checkout/checkout-routes.ts';
import { consentRoutes } from './features/visits/consent-routes.ts';
import { contentRoutes } from './features/journal/journal-pages.ts';
import { folderPages } from './features/navigation/folder-pages.ts';
import { formApi } from './features/forms/form-api.ts';
import { formPosts } from './features/cart-forms/form-posts.ts';
import { galleryPages } from './features/galleries/gallery-pages.ts';
import { hostPages } from './platform/files/host-pages.ts';
import { knowOwner } from './features/owner/know-owner.ts';
import { ownerApi } from './features/forms/edited-form-api.ts';
import { frameRoutes } from './features/site-frame/frame-routes.ts';
import { navigationApi } from './features/navigation/navigation-api.ts';
import { preferencesApi } from './features/preferences/preferences-api.ts';
import { restockOwnerApi } from './features/restock/restock-owner-api.ts';
import { storeSetupApi } from './features/store-setup/store-setup-api.ts';
import { ownerRoutes } from './features/owner/owner-routes.ts';
import { instalmentPages } from './features/instalments/instalment-pages.ts';
import { knowLanguage } from './features/languages/know-language.ts';
import { languageApi } from './features/languages/language-api.ts';
import { keepLocked } from './features/locks/keep-locked.ts';
import { lockPage } from './features/locks/lock-page.ts';
import { knowMember } from './features/members/know-member.ts';
import { memberApi } from './features/members/member-api.ts';
import { memberPages } from './features/members/member-pages.ts';
import { pageRoutes } from './features/shop/page-routes.ts';
import { lessonPages } from './features/lessons/lesson-pages.ts';
import { performanceApi } from './features/performance/performance-api.ts';
import { placeApi } from './features/places/place-api.ts';
import { plainForms } from './features/forms/plain-forms.ts';
import { restockApi } from './features/restock/restock-api.ts';
import { restockPosts } from './features/restock/restock-posts.ts';
import { requestKind } from './platform/limits/request-kind.ts';
import { reviewsApi } from './features/reviews/reviews-api.ts';
import { staticRoutes } from './platform/files/static-routes.ts';
import type { StoreParts } from './platform/pages/store-parts.ts';
import { subscriptionCheckout } from './features/checkout/subscription-checkout.ts';
import { storePages } from './features/shop/store-pages.ts';
import { visitsApi } from './features/visits/visits-api.ts';
import { heedConsent } from './platform/sessions/consent-cookies.ts';
import { knowVisitor } from './platform/sessions/cookies.ts';
import { MAX_BODY_BYTES, MAX_SAVED_BYTES } from './platform/shared/limits.ts';
import { languagePathOf } from './platform/shared/language-path.ts';
import { refusal } from './platform/shared/refusal.ts';

/** All routes; of two with the same path, the first one answers. */
const ROUTES: readonly ((parts: StoreParts) => Hono<StoreEnv>)[] = [
  lockPage,
  cartApi,
  catalogueApi,
  reviewsApi,
  formApi,
  placeApi,
  formPosts,
  answersOfAddition,
  plainForms,
  checkoutRoutes,
  subscriptionCheckout,
  pageRoutes,
  instalmentPages,
  contentRoutes,
  visitsApi,
  performanceApi,
  consentRoutes,
  galleryPages,
  folderPages,
  languageApi,
  restockApi,
  restockPosts,
  memberApi,
  memberPages,
  lessonPages,
  restockOwnerApi,
  navigationApi,
  preferencesApi,
  frameRoutes,
  storeSetupApi,
  ownerApi,
  ownerRoutes,
  hostPages,
];

/**
 * Assembles the store: the middleware of every request, then the routes.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §2, §3, §4
 */
export function createApp(parts: StoreParts): Hono<StoreEnv> {
  // Routes match without a trailing slash and without a language.
  const app = new Hono<StoreEnv>({ getPath: ({ url }) => languagePathOf(url).path });
  const sources = parts.captcha ? CAPTCHA_SOURCES[parts.captcha.provider] : undefined;
  app.use(
    discardUnread,
    nameRequest,
    nameAddress(parts.trustedProxies ?? 0),
    securityHeaders(sources),
    isolateOwner,
    knowHost(parts.publicUrl),
  );
  app.route('/', staticRoutes(parts.log));
  app.use(
    compress(),
    keepPrivate,
    refuseNul,
    knowVisitor(parts.secret),
    limitRate(parts.limiter, requestKind),
    heedConsent,
    knowMember(parts),
    knowOwner(parts),
    knowLanguage(parts),
  );
  app.use(obeyFaults(parts.hasFaults, parts.closing));
  app.use(limitBody);
  app.use(keepLocked(parts));
  for (const routes of ROUTES) app.route('/', routes(parts));
  refuseOtherMethods(app);
  // Last, and not among the known URLs: every other page has precedence.
  app.route('/', storePages(parts));
  app.notFound(() => {
    throw refusal(404, 'unknownPage');
  });
  app.onError((error, context) => answerError(error, context, parts));
  return app;
}

const nameRequest: StoreMiddleware = async (context, next) => {
  context.set('requestId', randomUUID());
  await next();
  context.header('X-Request-Id', context.get('requestId'));
};

const limitVisitor = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw refusal(413, 'tooLarge');
  },
});
const limitOwner = bodyLimit({
  maxSize: MAX_SAVED_BYTES,
  onError: () => {
    throw refusal(413, 'savedTooLarge');
  },
});

const limitBody: StoreMiddleware = (context, next) =>
  (isOwners(context.req.path) ? limitOwner : limitVisitor)(context, next);

function isOwners(path: string): boolean {
  return path.startsWith(`${API_URLS.owner}/`) || path === API_URLS.updateNavigation || isOwnerPath(path);
}
