import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildClientSchema, graphql, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import type { VisitorRequest } from '../../backends/visits.ts';
import { serveStandIn, type StandIn, type StandInAnswer } from '../serve.ts';
import { createShelf, type Shelf } from '../shelf.ts';
import { HeldCarts } from './carts.ts';
import { HeldCustomers } from './customers.ts';
import { createRoot } from './resolvers.ts';

/** A stand-in for a shop of Shopify, which executes queries against the published schema. */
export interface ShopifyStandIn extends StandIn {
  readonly shelf: Shelf;
  /** Deletes all carts, as a completed checkout and the time do. */
  readonly deleteCarts: () => void;
  /** Ends the logins of all customers, as the time does. */
  readonly endLogins: () => void;
  /** The id of the customer whose cart it is; null for nobody's, or no cart. */
  readonly buyerOf: (cartId: string) => string | null;
  /** The mistakes in queries so far: what the schema refuses, or a resolver. */
  readonly mistakes: readonly string[];
}

/** The token that may read the number in stock; a shop of Shopify answers without any token, too. */
export const SHOPIFY_KEY = 'public-token';

const PATH = '/api/2026-04/graphql.json';

let schema: GraphQLSchema | undefined;

/** Reads the schema that Shopify publishes with its React library. */
function schemaOf(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json');
  schema ??= buildClientSchema(JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery);
  return schema;
}

/**
 * Starts a shop with the products of the cart suite.
 * @param port of the loopback address; a free one by default
 * @returns the stand-in; close it
 */
export async function startShopify(port?: number): Promise<ShopifyStandIn> {
  const shelf = createShelf();
  const carts = new HeldCarts(shelf);
  const customers = new HeldCustomers();
  const mistakes: string[] = [];
  const standIn = await serveStandIn((request) => answerTo(request, { carts, customers, mistakes }), port);
  return {
    ...standIn,
    shelf,
    deleteCarts: () => {
      carts.deleteAll();
    },
    endLogins: () => {
      customers.endLogins();
    },
    buyerOf: (cartId) => carts.get(cartId)?.buyer ?? null,
    mistakes,
  };
}

/** An answer without data. */
export function shopifyFailure(code: string): StandInAnswer {
  return { status: 200, json: { data: null, errors: [{ message: 'Not now.', extensions: { code } }] } };
}

interface Shop {
  readonly carts: HeldCarts;
  readonly customers: HeldCustomers;
  readonly mistakes: string[];
}

async function answerTo(
  { path, headers, body }: VisitorRequest,
  { carts, customers, mistakes }: Shop,
): Promise<StandInAnswer> {
  if (path !== PATH) return { status: 404, json: { errors: 'Not Found' } };
  const token = headers['x-shopify-storefront-access-token'];
  if (token !== undefined && token !== SHOPIFY_KEY)
    return {
      status: 401,

      json: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
    };
  const { query: source, variables: variableValues } = body as {
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
  };
  const rootValue = createRoot(carts, customers, { hasInventory: token === SHOPIFY_KEY });
  const { data, errors = [] } = await graphql({ schema: schemaOf(), source, rootValue, variableValues });
  mistakes.push(...errors.filter(({ extensions }) => extensions.code !== 'ACCESS_DENIED').map(String));
  return { status: 200, json: { data, ...(errors.length > 0 && { errors }) } };
}
