import { NONCE, secureHeaders } from 'hono/secure-headers';

import type { StoreMiddleware } from './store-env.ts';
import { isDownload, isOwnerPath, PAGE_URLS } from './urls.ts';

/** Policy sources of a captcha's widget, besides its script. */
export interface CaptchaSources {
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  /** Which Trusted Types policies are allowed: ours alone, any, or without enforcement. */
  readonly trustedTypes: 'ours' | 'any' | 'off';
}

/** For pages without a captcha of a provider. */
export const NO_SOURCES: CaptchaSources = { frames: [], connections: [], pictures: [], trustedTypes: 'ours' };
const NONE = "'none'";
const SELF = "'self'";

/**
 * Sets the security headers of every answer: pages run, load, frame and post only what their nonce and this origin allow,
 * and what the store's captcha and its payment provider need.
 * @param captcha sources of the captcha; none by default
 * @param paymentOrigins those of the payment provider's pages: browsers apply the policy for forms to redirects, too
 * Source: docs/behaviour/reference-store.md §6.3; docs/behaviour/captcha.md §4.5
 */
export function securityHeaders(
  captcha: CaptchaSources = NO_SOURCES,
  paymentOrigins: readonly string[] = [],
): ReturnType<typeof secureHeaders> {
  const { frames, connections, pictures, trustedTypes } = captcha;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [NONE],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: [SELF, NONCE],
      imgSrc: [SELF, 'data:', ...pictures],
      fontSrc: [SELF],
      mediaSrc: [SELF],
      connectSrc: [SELF, ...connections],
      ...(frames.length > 0 && { frameSrc: [...frames] }),
      baseUri: [NONE],
      objectSrc: [NONE],
      formAction: [SELF, ...paymentOrigins],
      frameAncestors: [NONE],
      ...(trustedTypes !== 'off' && {
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: trustedTypes === 'any' ? ['*'] : ['storefront'],
      }),
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    // The reference store uses plain HTTP; a TLS proxy in front of it should add this.
    strictTransportSecurity: false,
    xXssProtection: false,
    // Browsers switch processes when they receive it, which delays the first paint of a first visit by a fifth.
    crossOriginOpenerPolicy: false,
  });
}

/** Isolates the owner's pages from the pages that open them. Source: docs/behaviour/reference-store.md §6.3 */
export const isolateOwner: StoreMiddleware = async (context, next) => {
  await next();
  if (isOwnerPath(context.req.path)) context.header('Cross-Origin-Opener-Policy', 'same-origin');
};

/**
 * Keeps the address of the page for a new password, and of downloads, from other sites and pages: it is a secret. Runs before
 * `securityHeaders`, whose policy it replaces.
 * Source: docs/behaviour/account.md §10.3; docs/behaviour/reference-store.md §29.4
 */
export const hideReferrer: StoreMiddleware = async (context, next) => {
  await next();
  const { path } = context.req;
  if (path === PAGE_URLS.newPassword || isDownload(path)) context.header('Referrer-Policy', 'no-referrer');
};

/**
 * Isolates files that browsers save: one that shows them all the same runs nothing of them. Runs before `securityHeaders`, whose
 * policy it replaces.
 * Source: docs/behaviour/reference-store.md §29.4
 */
export const sandboxFiles: StoreMiddleware = async (context, next) => {
  await next();
  if (context.res.headers.get('Content-Disposition')?.startsWith('attachment') === true)
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
};

/**
 * Lets a file of the owner do nothing where it is opened on its own. Runs before `securityHeaders`, whose policy it replaces.
 * Source: docs/behaviour/reference-store.md §27.3
 */
export const sandboxUploads: StoreMiddleware = async (context, next) => {
  await next();
  if (context.req.path.startsWith('/assets/uploads/'))
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
};
