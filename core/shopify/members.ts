import { FAILURE_KINDS } from '../errors/index.ts';
import {
  leaveCartOfOther,
  readMemberId,
  refuse,
  type MemberCalls,
  type TokenStore,
} from '../gateway-kit/index.ts';
import type { ShopUserError } from './answers.ts';
import { MEMBER_OPERATIONS } from './operations.ts';
import type { AskStorefront } from './storefront-api.ts';

/** What logins need. */
export interface ShopifyMembersParts {
  readonly ask: AskStorefront;
  /** Remembers the cart's id. */
  readonly tokens: TokenStore;
  /** Remembers the login. */
  readonly logins: TokenStore;
}

interface Payload {
  readonly errors: readonly ShopUserError[];
  readonly customerAccessToken?: { readonly accessToken: string } | null;
}

const WRONG_LOGIN = 'UNIDENTIFIED_CUSTOMER';
/** The address has an account, whose password may be the one that was typed. */
const KNOWN = 'TAKEN';
/** Shopify has sent a mail to confirm the address. */
const UNVERIFIED = 'CUSTOMER_DISABLED';
const FIELDS = ['email', 'password'];

/**
 * Creates the calls of customers. A login is an access token, with which a cart belongs to the customer.
 * @param parts client, and memories of cart and login
 * Source: docs/behaviour/gateways.md §4.7
 */
export function shopifyMembers({ ask, tokens, logins }: ShopifyMembersParts): MemberCalls {
  async function readId(login: string, signal: AbortSignal): Promise<string | null> {
    const answer = await ask<{ customer: { id: string } | null }>(MEMBER_OPERATIONS.who, { login }, signal);
    return answer.customer?.id ?? null;
  }

  return {
    async enter({ email, password }, signal) {
      const variables = { input: { email, password } };
      const { payload } = await ask<{ payload: Payload }>(MEMBER_OPERATIONS.logIn, variables, signal);
      if (payload.errors.some(({ code }) => code === WRONG_LOGIN)) return null;
      const login = payload.customerAccessToken?.accessToken ?? refuseBy(payload);
      const customer = (await readId(login, signal)) ?? refuse(FAILURE_KINDS.unknownOutcome);
      await leaveCartOfOther({ tokens, logins }, customer, (other) => readId(other, signal));
      const id = tokens.get();
      // A cart that is gone is no reason to refuse the login.
      const buyerIdentity = { customerAccessToken: login };
      if (id !== null) await ask(MEMBER_OPERATIONS.bringCart, { id, buyerIdentity }, signal);
      logins.set(login);
      return customer;
    },
    async create({ email, password }, signal) {
      const variables = { input: { email, password } };
      const { payload } = await ask<{ payload: Payload }>(MEMBER_OPERATIONS.join, variables, signal);
      const unverified = payload.errors.find(({ code }) => code === UNVERIFIED);
      if (unverified) return { notice: unverified.message };
      return payload.errors.some(({ code }) => code !== KNOWN) ? refuseBy(payload) : undefined;
    },
    async leave(signal) {
      const login = logins.get();
      if (login === null) return;
      await ask(MEMBER_OPERATIONS.logOut, { login }, signal);
      logins.set(null);
      // The cart is that of the customer.
      tokens.set(null);
    },
    readId: (signal) => readMemberId(logins, (login) => readId(login, signal)),
  };
}

/** In the shop's words, at the field that they are about. */
function refuseBy({ errors: [error] }: Payload): never {
  if (!error) return refuse(FAILURE_KINDS.unknownOutcome);
  const { field, message } = error;
  const at = field?.find((name) => FIELDS.includes(name));
  return refuse(FAILURE_KINDS.invalid, { serverMessage: message, ...(at && { fields: { [at]: message } }) });
}
