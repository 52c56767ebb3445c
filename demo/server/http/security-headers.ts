import { NONCE, secureHeaders } from 'hono/secure-headers';

const NONE = "'none'";
const SELF = "'self'";

/**
 * Headers of every answer: nothing may run, load, frame or post except what a page's nonce and this origin allow.
 * Source: docs/behaviour/reference-store.md §6.3
 */
export const SECURITY_HEADERS = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: [NONE],
    scriptSrc: [NONCE, "'strict-dynamic'"],
    styleSrc: [SELF, NONCE],
    imgSrc: [SELF, 'data:'],
    fontSrc: [SELF],
    connectSrc: [SELF],
    baseUri: [NONE],
    objectSrc: [NONE],
    formAction: [SELF],
    frameAncestors: [NONE],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['storefront'],
  },
  referrerPolicy: 'strict-origin-when-cross-origin',
  // The reference store speaks plain HTTP; a TLS proxy in front of it should add this.
  strictTransportSecurity: false,
  xXssProtection: false,
});
