import type { StoreMiddleware } from './store-env.ts';

/**
 * Finds out from which address a request comes: behind proxies the one that the outermost has noted, so that visitors do not
 * share the limits of one address, and nobody can lock the owner out. Each proxy adds an address at the end; what stands
 * before these was written by the visitor.
 * @param trustedProxies how many proxies stand before the store; with none the header counts for nothing
 * Source: docs/behaviour/reference-store.md §4.1
 */
export function nameAddress(trustedProxies: number): StoreMiddleware {
  return async (context, next) => {
    const addresses = (context.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
    const forwarded = trustedProxies === 0 ? undefined : addresses.at(-trustedProxies);
    context.set('address', forwarded || (context.env.incoming.socket.remoteAddress ?? ''));
    await next();
  };
}
