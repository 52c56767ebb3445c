import type { StoreContext } from '../http/store-env.ts';

const BEARER = /^Bearer(?: +(.*))?$/i;

/**
 * Reads the token of the header `Authorization`.
 * @param context the request
 * @returns the token, which may be anything; undefined without such a header
 * Source: docs/behaviour/reference-store.md §18.4
 */
export function bearerOf(context: StoreContext): string | undefined {
  const [whole, token = ''] = BEARER.exec(context.req.header('authorization') ?? '') ?? [];
  return whole === undefined ? undefined : token.trim();
}
