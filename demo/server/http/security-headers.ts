import { NONCE, secureHeaders } from 'hono/secure-headers';

import { CAPTCHA_SOURCES, type CaptchaSources } from './captcha-sources.ts';
import type { StoreMiddleware } from './store-env.ts';
import { isOwnerPath } from './urls.ts';

const NONE = "'none'";
const SELF = "'self'";

/**
 * Headers of every answer: nothing may run, load, frame or post except what a page's nonce and this origin allow, and what
 * the store's captcha needs.
 * @param captcha what the captcha needs; nothing by default
 * Source: docs/behaviour/reference-store.md §6.3; docs/behaviour/captcha.md §4.5
 */
export function securityHeaders(
  captcha: CaptchaSources = CAPTCHA_SOURCES.altcha,
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
      formAction: [SELF],
      frameAncestors: [NONE],
      ...(trustedTypes !== 'off' && {
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: trustedTypes === 'any' ? ['*'] : ['storefront'],
      }),
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    // The reference store speaks plain HTTP; a TLS proxy in front of it should add this.
    strictTransportSecurity: false,
    xXssProtection: false,
    // Browsers learn of it from the answer, and begin another process then: the first paint of a first visit came a fifth later.
    crossOriginOpenerPolicy: false,
  });
}

/** No page that has opened one of the owner's pages keeps hold of it. Source: docs/behaviour/reference-store.md §6.3 */
export const isolateOwner: StoreMiddleware = async (context, next) => {
  await next();
  if (isOwnerPath(context.req.path)) context.header('Cross-Origin-Opener-Policy', 'same-origin');
};
