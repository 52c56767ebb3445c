import { assert, FAILURE_KINDS, StorefrontError, type FailureKind } from '../errors/index.ts';
import { openShop, type BackendOptions, type ShopTraits } from '../gateway-kit/index.ts';
import { isJsonObject, ownValue, readArray } from '../json/index.ts';

/** Released every quarter, and served for a year. Source: docs/behaviour/gateways.md §4.1 */
const API_VERSION = '2026-04';

const DENIED =
  'Shopify refuses the api-key. Write the public access token of its Headless or a custom channel, or leave api-key out.';

const TRAITS: ShopTraits = {
  name: 'Shopify',
  allowList: null,
  // Its API answers 404 to other addresses and versions, and to no query.
  isOwn: () => false,
  explain: ({ status, refusal }) => (refusal && [401, 403].includes(status) ? DENIED : null),
};

const KIND_OF_CODE: Readonly<Record<string, FailureKind>> = {
  ACCESS_DENIED: FAILURE_KINDS.forbidden,
  SHOP_INACTIVE: FAILURE_KINDS.forbidden,
  INTERNAL_SERVER_ERROR: FAILURE_KINDS.server,
  THROTTLED: FAILURE_KINDS.rateLimited,
  TIMEOUT: FAILURE_KINDS.timeout,
};
/** Shopify's answer to clients that it takes for robots. */
const SUSPECTED = 430;

/** One operation: its kind, its variables, and its selection. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  /** As declared, such as `$id: ID!`. */
  readonly variables: string;
  /** The selection, in braces, with the fragments that it uses. */
  readonly selection: string;
}

/** Asks the Storefront API, and returns `data`, unchecked. */
export type AskStorefront = <Data>(
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<Data>;

/**
 * Creates the client of a shop's Storefront API.
 * @param options address, public token and country
 * @returns the client; rejects with a StorefrontError
 * Source: docs/behaviour/gateways.md §4.1, §4.6
 */
export function createStorefrontApi({ apiRoot, apiKey, apiRegion }: BackendOptions): AskStorefront {
  const country = apiRegion?.trim().toUpperCase() ?? '';
  const isCountry = /^([A-Z]{2})?$/.test(country);
  assert(isCountry, 'gateway "shopify"', 'a country code such as "DE" as api-region', apiRegion);
  const context = country ? ` @inContext(country: ${country})` : '';
  const askShop = openShop(TRAITS);
  const url = `${apiRoot}/api/${API_VERSION}/graphql.json`;
  const headers = { 'x-shopify-storefront-access-token': apiKey || null };

  return async <Data>(
    { kind, variables: declared, selection }: Operation,
    variables: object,
    signal: AbortSignal,
  ) => {
    const body = { query: `${kind} (${declared})${context} ${selection}`, variables };
    const { status, json, refusal } = await askShop(url, { method: 'POST', headers, body, signal });
    if (status === SUSPECTED) throw new StorefrontError(FAILURE_KINDS.rateLimited, { status });
    if (refusal) throw refusal;
    return dataOf(json, status) as Data;
  };
}

function dataOf(json: unknown, status: number): object {
  const { data, errors } = isJsonObject(json) ? json : {};
  const failures = readArray(errors) ?? [];
  // A field may be refused alone: the number in stock needs a right that not every token has.
  const isAnswer = failures.length === 0 || Object.values(data ?? {}).some((value) => value !== null);
  if (isJsonObject(data) && isAnswer) return data;
  throw new StorefrontError(kindOf(failures), { status, cause: errors });
}

function kindOf([error]: readonly unknown[]): FailureKind {
  const { extensions } = isJsonObject(error) ? error : {};
  const { code } = isJsonObject(extensions) ? extensions : {};
  // Other codes say what is wrong with the query.
  return typeof code === 'string'
    ? (ownValue(KIND_OF_CODE, code) ?? FAILURE_KINDS.invalid)
    : FAILURE_KINDS.server;
}
