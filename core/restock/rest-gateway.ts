import type { Api } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import type { RestockGateway } from './gateway.ts';

/** The endpoint of sign-ups. Source: docs/behaviour/restock.md §4.1 */
const CALLS = { signUp: '/api/site-users/account/notifications/restock' } as const;

/**
 * Creates the gateway of sign-ups to the website builder's API.
 * @param api the client
 * Source: docs/behaviour/restock.md §4.1
 */
export function restRestockGateway(api: Api): RestockGateway {
  return {
    async signUp(body, idempotencyKey) {
      const answer = await api.write('POST', CALLS.signUp, { body, idempotencyKey });
      // The store never answers with an empty list.
      if (!isJsonObject(answer)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    },
  };
}
