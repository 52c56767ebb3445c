import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { randomUUID } from 'node:crypto';

import { obeyFaults } from './faults/obey-faults.ts';
import { CAPTCHA_SOURCES } from './http/captcha-sources.ts';
import { discardUnread } from './http/discard-unread.ts';
import { keepPrivate } from './http/keep-private.ts';
import { knowHost } from './http/know-host.ts';
import { nameAddress } from './http/name-address.ts';
import { refuseNul } from './http/refuse-nul.ts';
import { refuseOtherMethods } from './http/refuse-other-methods.ts';
import { isolateOwner, securityHeaders } from './http/security-headers.ts';
import type { StoreEnv, StoreMiddleware } from './http/store-env.ts';
import { API_URLS, isOwnerPath } from './http/urls.ts';
import { limitRate } from './limits/limit-rate.ts';
import { answersOfAddition } from './routes/answers-of-addition.ts';
import { answerError } from './routes/answer-error.ts';
import { cartApi } from './routes/cart-api.ts';
import { catalogueApi } from './routes/catalogue-api.ts';
import { checkoutRoutes } from './routes/checkout-routes.ts';
import { consentRoutes } from './routes/consent-routes.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { folderPages } from './routes/folder-pages.ts';
import { formApi } from './routes/form-api.ts';
import { formPosts } from './routes/form-posts.ts';
import { galleryPages } from './routes/gallery-pages.ts';
import { hostPages } from './routes/host-pages.ts';
import { knowOwner } from './routes/owner/know-owner.ts';
import { ownerApi } from './routes/owner/owner-api.ts';
import { frameRoutes } from './routes/owner/frame-routes.ts';
import { navigationApi } from './routes/owner/navigation-api.ts';
import { preferencesApi } from './routes/owner/preferences-api.ts';
import { restockOwnerApi } from './routes/owner/restock-owner-api.ts';
import { storeSetupApi } from './routes/owner/store-setup-api.ts';
import { ownerRoutes } from './routes/owner/owner-routes.ts';
import { instalmentPages } from './routes/instalment-pages.ts';
import { knowLanguage } from './routes/know-language.ts';
import { languageApi } from './routes/language-api.ts';
import { keepLocked } from './routes/locks/keep-locked.ts';
import { lockPage } from './routes/locks/lock-page.ts';
import { knowMember } from './routes/members/know-member.ts';
import { memberApi } from './routes/members/member-api.ts';
import { memberPages } from './routes/members/member-pages.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { lessonPages } from './routes/members/lesson-pages.ts';
import { performanceApi } from './routes/performance-api.ts';
import { placeApi } from './routes/place-api.ts';
import { plainForms } from './routes/plain-forms.ts';
import { restockApi } from './routes/restock-api.ts';
import { restockPosts } from './routes/restock-posts.ts';
import { requestKind } from './routes/request-kind.ts';
import { reviewsApi } from './routes/reviews-api.ts';
import { staticRoutes } from './routes/static-routes.ts';
import type { StoreParts } from './routes/store-parts.ts';
import { subscriptionCheckout } from './routes/subscription-checkout.ts';
import { storePages } from './routes/store-pages.ts';
import { visitsApi } from './routes/visits-api.ts';
import { heedConsent } from './sessions/consent-cookies.ts';
import { knowVisitor } from './sessions/cookies.ts';
import { MAX_BODY_BYTES, MAX_SAVED_BYTES } from './shared/limits.ts';
import { languagePathOf } from './shared/language-path.ts';
import { refusal } from './shared/refusal.ts';

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
