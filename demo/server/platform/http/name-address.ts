import type { StoreMiddleware } from './store-env.ts';

/**
 * Finds the client address of a request: behind proxies the one that the outermost proxy has added, so that visitors do not
 * share the limits of one address, and nobody can lock the owner out. Each proxy adds an address at the end; earlier ones
 * are forgeable.
 * @param trustedProxies number of proxies in front of the store; 0 ignores the header
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
