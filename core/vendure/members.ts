import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse, type MemberCalls, type TokenStore } from '../gateway-kit/index.ts';
import type { ShopApi } from './shop-api.ts';

interface Refusal {
  readonly errorCode: string;
  /** In the visitor's language. */
  readonly message: string;
  /** Of a password that the store does not accept. */
  readonly validationErrorMessage?: string;
}

const ERROR = '... on ErrorResult { errorCode message }';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  done: login(username: $email, password: $password) { ... on CurrentUser { id } ${ERROR} }
}`;
const JOIN = `mutation ($email: String!, $password: String!) {
  done: registerCustomerAccount(input: { emailAddress: $email, password: $password }) {
    ... on Success { success } ${ERROR} ... on PasswordValidationError { validationErrorMessage }
  }
}`;
const LOG_OUT = 'mutation { logout { success } }';
const WHO = '{ activeCustomer { user { id } } }';
const WRONG_LOGIN = 'INVALID_CREDENTIALS_ERROR';
/** The password is right, but the address is not verified. */
const UNVERIFIED = 'NOT_VERIFIED_ERROR';

/**
 * Creates the calls of members. The login belongs to the visitor's session, which Vendure replaces.
 * @param ask asks the Shop API
 * @param tokens remembers the session
 * Source: docs/behaviour/gateways.md §2.8
 */
export function vendureMembers(ask: ShopApi, tokens: TokenStore): MemberCalls {
  return {
    async enter({ email, password }, signal) {
      const call = { query: LOG_IN, variables: { email, password }, signal, session: 'replaced' } as const;
      const before = tokens.get();
      const { done } = (await ask(call)) as { readonly done: { readonly id: string } | Refusal };
      if ('id' in done) {
        // A login always makes a session. Without its token, the visitor would be nobody on the next call.
        return tokens.get() === before ? refuse(FAILURE_KINDS.unknownOutcome) : done.id;
      }
      if (done.errorCode === UNVERIFIED) return { notice: done.message };
      return done.errorCode === WRONG_LOGIN ? null : refuseBy(done);
    },
    async create({ email, password }, signal) {
      const call = { query: JOIN, variables: { email, password }, signal };
      const { done } = (await ask(call)) as { readonly done: object | Refusal };
      return 'errorCode' in done ? refuseBy(done) : undefined;
    },
    async leave(signal) {
      if (tokens.get() === null) return;
      await ask({ query: LOG_OUT, signal, session: 'changed' });
      tokens.set(null);
    },
    async readId(signal) {
      if (tokens.get() === null) return null;
      const answer = await ask({ query: WHO, signal, session: 'read' });
      const { activeCustomer } = answer as {
        readonly activeCustomer: { readonly user: { readonly id: string } | null } | null;
      };
      return activeCustomer?.user?.id ?? null;
    },
  };
}

/** With Vendure's sentence. */
function refuseBy({ message: serverMessage, validationErrorMessage: password }: Refusal): never {
  return refuse(FAILURE_KINDS.invalid, { serverMessage, ...(password && { fields: { password } }) });
}
