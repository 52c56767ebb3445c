import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildClientSchema, graphql, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { serveStandIn, type StandIn, type StandInAnswer, type StandInRequest } from '../serve.ts';
import { createShelf, type Shelf } from '../shelf.ts';
import { HeldCarts } from './carts.ts';
import { createRoot } from './resolvers.ts';

/** A stand-in for a shop of Shopify, which executes queries against the published schema. */
export interface ShopifyStandIn extends StandIn {
  readonly shelf: Shelf;
  /** Deletes all carts, as a completed checkout and the time do. */
  readonly deleteCarts: () => void;
  /** The mistakes in queries so far: what the schema refuses, or a resolver. */
  readonly mistakes: readonly string[];
}

/** The token that may read the number in stock; a shop of Shopify answers without any token, too. */
export const SHOPIFY_KEY = 'public-token';

const PATH = '/api/2026-04/graphql.json';
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-shopify-storefront-access-token',
  'access-control-allow-methods': 'POST',
};

let schema: GraphQLSchema | undefined;

/** Reads the schema that Shopify publishes with its React library. */
function schemaOf(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json');
  schema ??= buildClientSchema(JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery);
  return schema;
}

/**
 * Starts a shop with the products of the cart suite.
 * @returns the stand-in; close it
 */
export async function startShopify(): Promise<ShopifyStandIn> {
  const shelf = createShelf();
  const carts = new HeldCarts(shelf);
  const mistakes: string[] = [];
  const standIn = await serveStandIn({
    isWrite: ({ body }) => (body as { readonly query: string }).query.startsWith('mutation'),
    answer: (request) => answerTo(request, carts, mistakes),
    ownFaults: {
      throttled: failure('Throttled', 'THROTTLED'),
      failed: failure('Internal error. Looks like something went wrong on our end.', 'INTERNAL_SERVER_ERROR'),
    },
  });
  return {
    ...standIn,
    shelf,
    deleteCarts: () => {
      carts.deleteAll();
    },
    mistakes,
  };
}

function failure(message: string, code: string): StandInAnswer {
  return { status: 200, headers: CORS, json: { data: null, errors: [{ message, extensions: { code } }] } };
}

async function answerTo(
  { method, path, headers, body }: StandInRequest,
  carts: HeldCarts,
  mistakes: string[],
): Promise<StandInAnswer> {
  if (method === 'OPTIONS') return { status: 204, headers: CORS, json: null };
  if (path !== PATH) return { status: 404, headers: CORS, json: { errors: 'Not Found' } };
  const token = headers['x-shopify-storefront-access-token'];
  if (token !== undefined && token !== SHOPIFY_KEY)
    return {
      status: 401,
      headers: CORS,
      json: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
    };
  const { query: source, variables: variableValues } = body as {
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
  };
  const rootValue = createRoot(carts, { hasInventory: token === SHOPIFY_KEY });
  const { data, errors = [] } = await graphql({ schema: schemaOf(), source, rootValue, variableValues });
  mistakes.push(...errors.filter(({ extensions }) => extensions.code !== 'ACCESS_DENIED').map(String));
  return { status: 200, headers: CORS, json: { data, ...(errors.length > 0 && { errors }) } };
}
