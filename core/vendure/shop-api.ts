import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../errors/index.ts';
import { openShop, refuse, type ShopTraits, type TokenStore } from '../gateway-kit/index.ts';
import { isJsonObject, ownValue, readArray } from '../json/index.ts';
import { warnDeveloper } from '../shared/index.ts';

/** One call of the Shop API, which is GraphQL. */
export interface ShopCall {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  /** What it does with the visitor's session; without it, no token is sent. A login replaces it. */
  readonly session?: 'read' | 'changed' | 'replaced';
}

/**
 * Asks a Shop API.
 * @returns the data, in the shape of the query
 * @throws StorefrontError for an answer with errors
 */
export type ShopApi = (call: ShopCall) => Promise<unknown>;

/** What a Shop API needs. */
export interface ShopApiParts {
  readonly url: string;
  /** The token of a channel; null for the default one. */
  readonly channel: string | null;
  /** Vendure's code of the language of texts; null for that of the channel. */
  readonly language: string | null;
  readonly tokens: TokenStore;
}

const TOKEN_HEADER = 'vendure-auth-token';

const UNKNOWN_CHANNEL =
  'Vendure knows no channel with the token in api-key. Write that of a channel, or leave api-key out for the default one.';

const TRAITS: ShopTraits = {
  name: 'Vendure',
  allowList: 'apiOptions.cors in its configuration',
  // It answers every query with data or errors.
  isOwn: (json) => isJsonObject(json) && Array.isArray(json.errors),
  explain: ({ json }) => {
    const [error] = (isJsonObject(json) && readArray(json.errors)) || [];
    return codeOf(error) === 'CHANNEL_NOT_FOUND' ? UNKNOWN_CHANNEL : null;
  },
};

/** By the code of an error; messages are in the visitor's language. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  ENTITY_NOT_FOUND: FAILURE_KINDS.notFound,
  FORBIDDEN: FAILURE_KINDS.forbidden,
  INTERNAL_SERVER_ERROR: FAILURE_KINDS.server,
};

/**
 * Creates the client of a Shop API.
 * @param parts address, channel, language and token
 * Source: docs/behaviour/gateways.md §2.1
 */
export function openShopApi({ url, channel, language, tokens }: ShopApiParts): ShopApi {
  const askShop = openShop(TRAITS);
  const address = language === null ? url : `${url}?languageCode=${encodeURIComponent(language)}`;
  let isWarned = false;

  /** Without a token, each change begins another cart, and each login is forgotten. */
  function warnWithoutToken(): void {
    if (isWarned) return;
    isWarned = true;
    warnDeveloper(
      'This store of Vendure gives pages no token, so that they lose carts and logins. Its `authOptions.tokenMethod` must include "bearer", and CORS must expose the header `vendure-auth-token`.',
    );
  }

  return async ({ query, variables, signal, session }) => {
    const token = session ? tokens.get() : null;
    const { headers, json, refusal } = await askShop(address, {
      method: 'POST',
      headers: { authorization: token && `Bearer ${token}`, 'vendure-token': channel },
      body: { query, variables },
      signal,
    });
    const fresh = headers.get(TOKEN_HEADER);
    // A login, or a change, may have made another session meanwhile.
    const isCurrent = session === 'replaced' || (session && tokens.get() === token);
    if (fresh && isCurrent) tokens.set(fresh);
    const data = dataOf(json, refusal);
    if (session && session !== 'read' && tokens.get() === null) warnWithoutToken();
    return data;
  };
}

function dataOf(json: unknown, refusal: StorefrontError | null): unknown {
  const { data, errors } = isJsonObject(json) ? json : {};
  if (Array.isArray(errors)) throw failureOf(errors[0]);
  if (refusal) throw refusal;
  return data ?? refuse(FAILURE_KINDS.unknownOutcome);
}

function failureOf(error: unknown): StorefrontError {
  const { path } = isJsonObject(error) ? error : {};
  // The change itself was made, but a field of its answer could not be read.
  const isPartial = Array.isArray(path) && path.length > 1;
  const kind = ownValue(KINDS, codeOf(error)) ?? FAILURE_KINDS.invalid;
  return new StorefrontError(isPartial ? FAILURE_KINDS.unknownOutcome : kind, { cause: error });
}

/**
 * Returns Vendure's code of an error.
 * @param error as GraphQL answers it
 * @returns such as USER_INPUT_ERROR; '' if it has none
 */
export function codeOf(error: unknown): string {
  const { extensions } = isJsonObject(error) ? error : {};
  const { code } = isJsonObject(extensions) ? extensions : {};
  return typeof code === 'string' ? code : '';
}
