import { refusal } from '../shared/refusal.ts';
import { answerRefusal } from './answer-refusal.ts';
import type { StoreContext, StoreMiddleware } from './store-env.ts';
import { API_PREFIX } from './urls.ts';

/** Loopback hosts: used by health checks, and by proxies on this machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Sets the public URL of the store for later middleware.
 * @param publicUrl the public origin; undefined if none is configured
 */
export function namePublicUrl(publicUrl: URL | undefined): StoreMiddleware {
  return (context, next) => {
    if (publicUrl !== undefined) context.set('publicUrl', publicUrl);
    return next();
  };
}

/**
 * Answers requests for any other host than the public one with 421 without a lookup. Forwarded hosts are ignored.
 * @param publicUrl the public origin; without it every host is answered, and none is printed
 * Source: docs/behaviour/reference-store.md §14
 */
export function knowHost(publicUrl: URL | undefined): StoreMiddleware {
  return async (context, next) => {
    if (publicUrl === undefined) return next();
    // A request line with an absolute URL has its own host.
    const hosts = [context.req.header('host') ?? '', new URL(context.req.url).host];
    return hosts.every((host) => isKnown(context, publicUrl, host)) ? next() : answerMisdirected(context);
  };
}

/**
 * Checks whether a host is this store's own: its public one, or the one that the request names.
 * @param context the request
 * @param host with its port
 */
export function isOwnHost(context: StoreContext, host: string): boolean {
  return host === context.get('publicUrl')?.host || host === context.req.header('host');
}

/**
 * Returns the host name for which visitors solve captchas.
 * @param context the request
 * @returns that of the page, if it is of another origin; otherwise the public one, or if none is configured, the request's
 * Source: docs/behaviour/reference-store.md §18.3
 */
export function hostnameOf(context: StoreContext): string {
  const otherOrigin = context.get('otherOrigin');
  if (otherOrigin !== undefined) return new URL(otherOrigin).hostname;
  return (context.get('publicUrl') ?? new URL(context.req.url)).hostname;
}

/**
 * Returns the origin for URLs that others read, which must be absolute.
 * @param context the request
 * @returns the public one; if none is configured, that of the server for requests from its own machine, otherwise ''
 * Source: docs/behaviour/reference-store.md §14.5
 */
export function originOf(context: StoreContext): string {
  const publicUrl = context.get('publicUrl');
  if (publicUrl !== undefined) return publicUrl.origin;
  const address = `http://${context.req.header('host') ?? ''}`;
  const isLocal = URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
  // Not what the header says: a proxy may have changed it.
  return isLocal ? `http://localhost:${context.env.incoming.socket.localPort ?? ''}` : '';
}

function isKnown(context: StoreContext, publicUrl: URL, host: string): boolean {
  const address = `${publicUrl.protocol}//${host}`;
  if (!URL.canParse(address)) return false;
  const { host: named, hostname } = new URL(address);
  return named === publicUrl.host || LOOPBACK.test(hostname) || hostname === ownAddress(context);
}

/** The local address of the connection, as the host of a URL: no other site can have it. */
function ownAddress(context: StoreContext): string {
  const address = (context.env.incoming.socket.localAddress ?? '').replace(/^::ffff:/, '');
  return address.includes(':') ? `[${address}]` : address;
}

function answerMisdirected(context: StoreContext): Response {
  const refused = refusal(421, 'otherAddress');
  context.header('Cache-Control', 'no-store');
  return context.req.path.startsWith(API_PREFIX)
    ? answerRefusal(context, refused)
    : context.text(refused.message, refused.status);
}
