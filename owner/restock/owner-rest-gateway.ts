import type { Api } from '../../core/api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../core/errors/index.ts';
import { isJsonObject } from '../../core/json/index.ts';
import type { RestockOwnerGateway } from './owner-gateway.ts';

const ROOT = '/api/site-users/account/notifications/restock';

/** The endpoints of owners. Source: docs/behaviour/restock.md §5 */
const CALLS = {
  signUps: ROOT,
  groups: `${ROOT}/groups`,
  send: `${ROOT}/send`,
  sendAll: `${ROOT}/send/all`,
} as const;

/**
 * Creates the gateway of a site's owner to the website builder's API.
 * @param api the client
 * Source: docs/behaviour/restock.md §5
 */
export function restRestockOwnerGateway(api: Api): RestockOwnerGateway {
  const write = async (path: string, body: object, idempotencyKey: string): Promise<void> => {
    const answer = await api.write('POST', path, { body, idempotencyKey });
    if (!isJsonObject(answer)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  };
  return {
    loadGroups: (cursor, signal) =>
      api.read(CALLS.groups, { query: { cursor: cursor ?? undefined }, signal }),
    loadSignups: ({ productId, variantId }, cursor, signal) =>
      api.read(CALLS.signUps, { query: { productId, variantId, cursor: cursor ?? undefined }, signal }),
    send: ({ productId, variantId }, key) => write(CALLS.send, { productId, variantId }, key),
    sendAll: (targets, key) =>
      write(
        CALLS.sendAll,
        { sendRequests: targets.map(({ productId, variantId }) => ({ productId, variantId })) },
        key,
      ),
  };
}
