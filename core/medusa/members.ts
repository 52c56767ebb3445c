import type { AccountEntry } from '../account/index.ts';
import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import {
  leaveCartOfOther,
  readMemberId,
  refuse,
  type MemberCalls,
  type TokenStore,
} from '../gateway-kit/index.ts';
import type { AskStore, StoreCall } from './medusa-store.ts';

/** What logins need. */
export interface MedusaMembersParts {
  readonly ask: AskStore;
  /** Remembers the cart's id. */
  readonly tokens: TokenStore;
  /** Remembers the login. */
  readonly logins: TokenStore;
}

const { forbidden, invalid, notFound, bought } = FAILURE_KINDS;

/**
 * Creates the calls of members. A login is a token of its own, which Medusa cannot revoke.
 * @param parts store, and memories of cart and login
 * Source: docs/behaviour/gateways.md §3.11
 */
export function medusaMembers({ ask, tokens, logins }: MedusaMembersParts): MemberCalls {
  const readCustomer = async (call: StoreCall) => (await ask(call)).within('customer').text('id');

  /** Asks for a token of a login or a registration; null where Medusa refuses address and password. */
  function tokenOf(path: string, { email, password }: AccountEntry, signal: AbortSignal) {
    const call = { method: 'POST', below: 'auth', path, body: { email, password }, signal } as const;
    return unless([forbidden], async () => (await ask(call)).text('token') ?? refuse('unknown-outcome'));
  }
  const logIn = (entry: AccountEntry, signal: AbortSignal) => tokenOf('customer/emailpass', entry, signal);
  const whoHas = (login: string, signal: AbortSignal) =>
    unless([forbidden, notFound], () => readCustomer({ path: 'customers/me?fields=id', login, signal }));
  const createCustomer = ({ email }: AccountEntry, login: string, signal: AbortSignal) =>
    readCustomer({ method: 'POST', path: 'customers?fields=id', body: { email }, login, signal });

  /** Gives the visitor's cart to the member, unless it is gone, or that of another member. */
  async function bringCart(login: string, signal: AbortSignal): Promise<void> {
    const id = tokens.get();
    if (id === null) return;
    const path = `carts/${encodeURIComponent(id)}/customer?fields=id`;
    await unless([notFound, bought, invalid, forbidden], () => ask({ method: 'POST', path, login, signal }));
  }

  return {
    async enter(entry, signal) {
      let login = await logIn(entry, signal);
      if (login === null) return null;
      let id = await whoHas(login, signal);
      if (id === null) {
        // The address has joined, but its customer was not created: the answer was lost between both.
        id = await createCustomer(entry, login, signal);
        // A token names the customer that it was made for.
        login = await logIn(entry, signal);
      }
      if (login === null || id === null) return refuse(FAILURE_KINDS.unknownOutcome);
      await leaveCartOfOther({ tokens, logins }, id, (other) => whoHas(other, signal));
      await bringCart(login, signal);
      logins.set(login);
      return id;
    },
    async create(entry, signal) {
      const login = await tokenOf('customer/emailpass/register', entry, signal);
      if (login !== null) await createCustomer(entry, login, signal);
      return undefined;
    },
    leave() {
      // The cart is that of the member.
      if (logins.get() !== null) tokens.set(null);
      logins.set(null);
      return Promise.resolve();
    },
    readId: (signal) => readMemberId(logins, (login) => whoHas(login, signal)),
  };
}

/** Calls, and answers null to a refusal of one of the kinds. */
async function unless<Answer>(
  kinds: readonly FailureKind[],
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (isStorefrontError(error) && kinds.includes(error.kind)) return null;
    throw error;
  }
}
