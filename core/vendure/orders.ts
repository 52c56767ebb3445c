import type { CartCall, GatewayCall } from '../cart/index.ts';
import { FAILURE_KINDS, type FailureKind } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { ownValue } from '../json/index.ts';
import type { FieldCheck } from './field-check.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { cartOf, type Order, orderFields, type OrderOptions } from './order.ts';
import type { ShopApi, ShopCall } from './shop-api.ts';

type Variables = NonNullable<ShopCall['variables']>;

/** The visitor's order. */
export interface Orders {
  /** Null before the first change, and after the purchase. */
  readonly read: (call: GatewayCall) => Promise<Order | null>;
  /**
   * Makes a change, also of an order that is on its way to the payment.
   * @returns the order after it
   */
  readonly change: (name: keyof typeof MUTATIONS, variables: Variables, call: CartCall) => Promise<Order>;
  /** Whether the visitor has bought an order. */
  readonly isBought: (code: string, call: GatewayCall) => Promise<boolean>;
}

/** The dependencies of orders. */
export interface OrdersParts {
  readonly ask: ShopApi;
  readonly check: FieldCheck;
  readonly options: OrderOptions;
}

interface Refusal {
  readonly errorCode: string;
  readonly message: string;
  /** The order, where a part of the change was made. */
  readonly order?: Order;
}

const KINDS: Readonly<Record<string, FailureKind>> = {
  INSUFFICIENT_STOCK_ERROR: FAILURE_KINDS.soldOut,
  NO_ACTIVE_ORDER_ERROR: FAILURE_KINDS.notFound,
};
const IS_CLOSED = 'ORDER_MODIFICATION_ERROR';
const OPEN = 'opened: transitionOrderToState(state: "AddingItems") { __typename }';
const IS_BOUGHT = 'query ($code: String!) { orderByCode(code: $code) { active } }';

/**
 * Creates the access to the visitor's order.
 * @param parts the Shop API, the check of custom fields, and options
 * Source: docs/behaviour/gateways.md §2.3, §2.5
 */
export function openOrders({ ask, check, options }: OrdersParts): Orders {
  async function askWithFields(
    call: GatewayCall,
    session: 'read' | 'changed',
    requestOf: (fields: string) => Pick<ShopCall, 'query' | 'variables'>,
  ): Promise<unknown> {
    const fields = orderFields(await check.hasFields(call.signal), options.noteField);
    try {
      return await ask({ ...requestOf(fields), signal: call.signal, session });
    } catch (error) {
      check.forgetAfter(error);
      throw error;
    }
  }

  async function send(mutation: Mutation, variables: Variables, call: GatewayCall, first = '') {
    const answer = await askWithFields(call, 'changed', (fields) => ({
      query: `mutation (${mutation.takes}) { ${first} done: ${mutation.field} { ${resultOf(mutation, fields)} } }`,
      variables,
    }));
    return (answer as { readonly done: Order | Refusal }).done;
  }

  return {
    async read(call) {
      const answer = await askWithFields(call, 'read', (fields) => ({
        query: `{ activeOrder { ${fields} } }`,
      }));
      return (answer as { readonly activeOrder: Order | null }).activeOrder;
    },
    async change(name, variables, call) {
      let done = await send(MUTATIONS[name], variables, call);
      if ('errorCode' in done && done.errorCode === IS_CLOSED)
        done = await send(MUTATIONS[name], variables, call, OPEN);
      if (!('errorCode' in done)) return done;
      const { errorCode, message: serverMessage, order } = done;
      const cart = order && { cart: cartOf(order, options) };
      return refuse(ownValue(KINDS, errorCode) ?? FAILURE_KINDS.invalid, { serverMessage, ...cart });
    },
    async isBought(code, { signal }) {
      const answer = ask({ query: IS_BOUGHT, variables: { code }, signal, session: 'read' });
      // Vendure refuses it to all but the buyer.
      const { orderByCode } = (await answer.catch(() => ({}))) as {
        readonly orderByCode?: { readonly active: boolean } | null;
      };
      return orderByCode?.active === false;
    },
  };
}

function resultOf({ isAlwaysDone, isCounted }: Mutation, fields: string): string {
  if (isAlwaysDone) return fields;
  const partial = isCounted ? `... on InsufficientStockError { order { ${fields} } }` : '';
  return `... on Order { ${fields} } ... on ErrorResult { errorCode message } ${partial}`;
}
