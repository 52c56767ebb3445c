import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';

import {
  type AllParts,
  FEATURES,
  findSitePages,
  OWNER_PAGES,
  SHOWN_AGAIN,
  UPLOAD_FORMS,
} from './features.ts';
import { CAPTCHA_SOURCES } from './features/captcha/feature.ts';
import { knowLanguage } from './features/languages/feature.ts';
import { keepLocked } from './features/locks/feature.ts';
import { knowMember } from './features/members/feature.ts';
import { knowOwner, ownerRoutes } from './features/owner/feature.ts';
import { storePages } from './features/shop/feature.ts';
import { createFrames } from './frame.ts';
import { FAULT_HEADER, obeyFaults } from './platform/faults/faults.ts';
import { docsRoutes } from './platform/files/docs-routes.ts';
import { staticRoutes } from './platform/files/static-routes.ts';
import { discardUnread, refuseNul, nameAddress, nameRequest } from './platform/http/every-request.ts';
import { keepPrivate } from './platform/http/keep-private.ts';
import { allowByHashes, sharePages } from './platform/http/shared-pages.ts';
import { knowHost, namePublicUrl } from './platform/http/know-host.ts';
import { patternOf } from './platform/http/open-paths.ts';
import { refuseOtherMethods } from './platform/http/refuse-other-methods.ts';
import {
  hideReferrer,
  isolateOwner,
  sandboxUploads,
  sandboxFiles,
  securityHeaders,
} from './platform/http/security-headers.ts';
import type { StoreEnv, StoreMiddleware } from './platform/http/store-env.ts';
import { API_URLS, isOwnerPath } from './platform/http/urls.ts';
import { limitRate } from './platform/limits/limit-rate.ts';
import { requestKinds } from './platform/limits/request-kind.ts';
import { healthRoutes, observeRequests, type RequestObserver } from './platform/observation/index.ts';
import { knowOrigin } from './platform/origins/index.ts';
import { ownerPageRoutes } from './platform/owner/index.ts';
import { answerError } from './platform/pages/answer-error.ts';
import { createReadCatalogue, noteWrites, type Replica } from './platform/replica/index.ts';
import { heedConsent } from './platform/sessions/consent-cookies.ts';
import { knowVisitor } from './platform/sessions/cookies.ts';
import { createEndedSessions, type EndedSessions } from './platform/sessions/ended-sessions.ts';
import { knowToken } from './platform/sessions/know-token.ts';
import { languagePathOf } from './platform/shared/language-path.ts';
import { MAX_BODY_BYTES, MAX_SAVED_BYTES } from './platform/shared/limits.ts';
import { refusal } from './platform/shared/refusal.ts';
import { versionRoutes } from './platform/shared-caches/index.ts';

/** What the app is built from; it composes the rest itself. */
export type AppParts = Omit<AllParts, 'frames' | 'ownerPages' | 'findSitePages' | 'readCatalogue'> & {
  /** Folder of the built documentation; that of `npm run docs` by default. */
  readonly docsDir?: string | undefined;
  /** The sessions that a login or a logout has just ended; remembered by this process by default. */
  readonly endedSessions?: EndedSessions;
  /** The replica that the catalogue is read from; none by default. */
  readonly replica?: Replica | undefined;
  /** Whether visitors without cookies get pages that shared caches may keep. */
  readonly sharesPages?: boolean | undefined;
  /** Receives each request that was answered. */
  readonly observer?: RequestObserver | undefined;
};

/**
 * Assembles the store: the middleware of every request, then the routes.
 * @param own what the routes are built from
 * Source: docs/behaviour/reference-store.md §2, §3, §4
 */
export function createApp(own: AppParts): Hono<StoreEnv> {
  const parts = completeParts(own);
  // Routes match without a trailing slash and without a language.
  const app = new Hono<StoreEnv>({ getPath: ({ url }) => languagePathOf(url).path });
  const sources = parts.captcha ? CAPTCHA_SOURCES[parts.captcha.provider] : undefined;
  app.use(discardUnread, nameRequest(parts.trustedProxies ?? 0));
  app.route('/', healthRoutes(parts));
  app.route('/', versionRoutes(parts));
  app.use(
    observeRequests(own.observer),
    nameAddress(parts.trustedProxies ?? 0),
    namePublicUrl(parts.publicUrl),
    knowOrigin({ allowed: parts.allowedOrigins, moreHeaders: parts.hasFaults ? [FAULT_HEADER] : [] }),
    hideReferrer,
    sandboxUploads,
    sandboxFiles,
  );
  app.route('/', docsRoutes(own.docsDir));
  app.use(allowByHashes, securityHeaders(sources, parts.payments?.provider.pageOrigins));
  app.use(isolateOwner, knowHost(parts.publicUrl));
  app.route('/', staticRoutes(parts));
  app.use(
    compress(),
    sharePages(own),
    keepPrivate,
    refuseNul,
    knowVisitor(parts.secret, own.endedSessions ?? createEndedSessions()),
    noteWrites(own.replica, own.log),
    limitRate(parts.limiter, requestKinds(SHOWN_AGAIN)),
    knowToken(parts),
    heedConsent,
    knowMember(parts),
    knowOwner(parts),
    knowLanguage(parts),
  );
  app.use(obeyFaults(parts.hasFaults, parts.closing), limitBody, keepLocked(parts));
  app.route('/', ownerRoutes(parts));
  for (const { routes = [] } of FEATURES) for (const route of routes) app.route('/', route(parts));
  app.route('/', ownerPageRoutes(parts, OWNER_PAGES));
  refuseOtherMethods(app);
  // Last, and not among the known URLs: every other page has precedence.
  app.route('/', storePages(parts));
  app.notFound(() => {
    throw refusal(404, 'unknownPage');
  });
  app.onError((error, context) => answerError(error, context, parts));
  return app;
}

function completeParts(own: AppParts): AllParts {
  return {
    ...own,
    frames: createFrames(own.db, own.payments === undefined),
    ownerPages: OWNER_PAGES,
    findSitePages,
    readCatalogue: createReadCatalogue(own.db, own.replica),
  };
}

const limitVisitor = limitTo(MAX_BODY_BYTES, 'tooLarge');
const limitOwner = limitTo(MAX_SAVED_BYTES, 'savedTooLarge');
const limitUploads = Object.entries(UPLOAD_FORMS).map(
  ([path, maxBytes]) => [patternOf(path), limitUpload(maxBytes)] as const,
);

const limitBody: StoreMiddleware = (context, next) => {
  const { path } = context.req;
  const [, limitFiles] = limitUploads.find(([pattern]) => pattern.test(path)) ?? [];
  return (limitFiles ?? (isOwners(path) ? limitOwner : limitVisitor))(context, next);
};

function limitTo(maxBytes: number, sentence: 'tooLarge' | 'savedTooLarge'): StoreMiddleware {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw refusal(413, sentence);
    },
  });
}

/** Without a length the body would have to be read to be measured, before the login is checked. Browsers send it. */
function limitUpload(maxBytes: number): StoreMiddleware {
  return (context, next) => {
    const { req } = context;
    if (req.raw.body === null) return next();
    if (req.header('transfer-encoding') !== undefined) throw refusal(411, 'invalid');
    if (Number(req.header('content-length')) > maxBytes) throw refusal(413, 'uploadTooLarge');
    return next();
  };
}

function isOwners(path: string): boolean {
  return path.startsWith(`${API_URLS.owner}/`) || path === API_URLS.updateNavigation || isOwnerPath(path);
}
