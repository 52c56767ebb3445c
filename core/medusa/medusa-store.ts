import { FAILURE_KINDS, isStorefrontError, StorefrontError, type FailureKind } from '../errors/index.ts';
import type { BackendRequest } from '../api/index.ts';
import { openShop, type BackendOptions } from '../gateway-kit/index.ts';
import { fieldsOf, type JsonFields } from '../json/index.ts';

/** One call of Medusa's Store API. */
export interface StoreCall extends Pick<BackendRequest, 'method' | 'body' | 'signal'> {
  /** The path below `/store`, with its query. */
  readonly path: string;
  /** Another part of the API than `store`. */
  readonly below?: 'auth';
  /** Of a member; without one, the call is that of a visitor. */
  readonly login?: string | null;
}

/** Calls Medusa's Store API; returns the answer's fields. */
export type AskStore = (call: StoreCall) => Promise<JsonFields>;

/**
 * Opens the Store API of Medusa.
 * @param options address and publishable key
 * @returns calls it; refusals are StorefrontErrors
 * Source: docs/behaviour/gateways.md §3.7
 */
export function openStore({ apiRoot, apiKey }: BackendOptions): AskStore {
  const headers = { 'x-publishable-api-key': apiKey };
  const askShop = openShop({
    name: 'Medusa',
    // Logins are asked for below another address.
    allowList: 'its STORE_CORS, and for logins to its AUTH_CORS',
    isOwn: (json) => fieldsOf(json).text('type') !== null,
    explain: ({ json, refusal }) => (refusal ? explainRefusal(fieldsOf(json), apiKey) : null),
  });
  return async ({ path, below = 'store', login, ...request }) => {
    const { json, refusal } = await askShop(`${apiRoot}/${below}/${path}`, {
      ...request,
      headers: { ...headers, authorization: login && `Bearer ${login}` },
    });
    const fields = fieldsOf(json);
    if (refusal) throw refusalOf(fields, refusal);
    return fields;
  };
}

// Medusa names what it has not found: "Cart id not found", "Cart with id '…' not found".
const CART_IS_GONE = /^cart\b/i;

/**
 * Whether Medusa itself says that a cart is gone; a proxy in front of it cannot tell.
 * @param error of a call
 */
export function isGone(error: unknown): boolean {
  if (!isStorefrontError(error) || error.kind !== FAILURE_KINDS.notFound) return false;
  return isStorefrontError(error.cause) && CART_IS_GONE.test(error.cause.serverMessage ?? '');
}

/** Explains a refusal that the page's settings cause. Source: docs/behaviour/gateways.md §1.7 */
function explainRefusal(fields: JsonFields, apiKey: BackendOptions['apiKey']): string | null {
  const message = fields.text('message') ?? '';
  if (/^Region with id /.test(message))
    return 'Medusa has no region with the id in api-region. Write the id of one (reg_…), or leave api-region out.';
  if (fields.text('type') !== 'not_allowed' || !/publishable/i.test(message)) return null;
  if (apiKey?.startsWith('sk_'))
    return 'The api-key is a secret key, which every visitor can read: revoke it, and write a publishable key (pk_…).';
  return apiKey
    ? 'Medusa does not know the api-key of this page. Write a publishable key of its admin (pk_…), which is not revoked.'
    : 'Medusa answers no page without a key. Write a publishable key of its admin into api-key: api-key="pk_…".';
}

// Ids and keys in a text are for developers.
const TECHNICAL = /publishable|[\dA-Z]{26}/;

function refusalOf(fields: JsonFields, cause: StorefrontError): StorefrontError {
  const { status, serverMessage } = cause;
  // Somebody in front of Medusa has answered.
  if (fields.text('type') === null) return cause;
  const kind = kindOf(fields, cause);
  const isForVisitors =
    kind === FAILURE_KINDS.invalid &&
    // The type of what a shop's own code forbids.
    fields.text('type') === 'not_allowed' &&
    serverMessage !== undefined &&
    !TECHNICAL.test(serverMessage);
  return new StorefrontError(kind, {
    ...(status !== undefined && { status }),
    ...(isForVisitors && { serverMessage }),
    cause,
  });
}

function kindOf(fields: JsonFields, { kind }: StorefrontError): FailureKind {
  if (fields.text('code') === 'insufficient_inventory') return FAILURE_KINDS.soldOut;
  return fields.text('message')?.includes('already completed') ? FAILURE_KINDS.bought : kind;
}
