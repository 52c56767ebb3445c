import type { AccountEntry, AccountGateway, LoginAnswer } from '../account/index.ts';
import type { CartGateway } from '../cart/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { inTabTurn } from '../session/index.ts';
import { LOGIN_WORDS } from '../words/index.ts';
import { copyCart } from './copy-cart.ts';
import { isLost } from './is-lost.ts';
import { refuse } from './refuse.ts';

/** What the visitor has to do before the first login. */
interface MemberNotice {
  /** The backend's sentence. */
  readonly notice: string;
}

/** What a backend does for members. The caller remembers its tokens. Each call may be repeated, because its answer may be lost. */
export interface MemberCalls {
  /**
   * Logs a member in, with the visitor's cart.
   * @returns the member's id; null for a wrong address or password; a notice for a right one that is not verified yet
   */
  readonly enter: (entry: AccountEntry, signal: AbortSignal) => Promise<string | MemberNotice | null>;
  /**
   * Creates an account; resolves, too, if the address may have one already.
   * @returns a notice where a mail has to be answered before the first login; the login is not tried then
   */
  readonly create: (entry: AccountEntry, signal: AbortSignal) => Promise<MemberNotice | undefined>;
  /** Ends the login, and forgets its cart; without effect if nobody is logged in. */
  readonly leave: (signal: AbortSignal) => Promise<void>;
  /** Reads the id of the member who is logged in; null for nobody. */
  readonly readId: (signal: AbortSignal) => Promise<string | null>;
}

/** Only stops a backend that hangs: a logout may copy a whole cart. */
const TIME_LIMIT_MS = 30_000;

/**
 * Creates the account gateway of a backend. Logins and logouts take turns with changes of the cart, in all tabs, because they
 * replace its session.
 * @param calls of the backend
 * @param cart of the same visitor
 * Source: docs/behaviour/gateways.md §1.8
 */
export function memberAccount(calls: MemberCalls, cart: CartGateway): AccountGateway {
  const inTurn = <Answer>(call: (signal: AbortSignal) => Promise<Answer>) =>
    inTabTurn('cart', () => inTime(call));

  async function enter(entry: AccountEntry, signal: AbortSignal, refusal: string): Promise<LoginAnswer> {
    const entered = await twice(() => calls.enter(entry, signal));
    if (entered === null) return refuse(FAILURE_KINDS.invalid, { serverMessage: refusal });
    return typeof entered === 'string' ? { xsrfToken: null, siteUserId: entered } : answerWith(entered);
  }

  async function logIn(entry: AccountEntry, signal: AbortSignal): Promise<LoginAnswer> {
    const answer = await enter(entry, signal, LOGIN_WORDS.wrongLogin);
    const { notice: serverMessage } = answer;
    // Only joining is complete without a login.
    return serverMessage === undefined ? answer : refuse(FAILURE_KINDS.invalid, { serverMessage });
  }

  return {
    logIn: (entry) => inTurn((signal) => logIn(entry, signal)),
    join: (entry) =>
      inTurn(async (signal) => {
        const created = await twice(() => calls.create(entry, signal));
        return created ? answerWith(created) : enter(entry, signal, LOGIN_WORDS.knownEmail);
      }),
    logOut: (isCartCloned) =>
      inTurn((signal) => {
        const leave = () => twice(() => calls.leave(signal));
        return isCartCloned ? copyCart(cart, leave, signal) : leave();
      }),
    // None of these backends keeps a customer's language.
    setLanguage: () => Promise.resolve(),
    async readSiteUser() {
      const siteUserId = await inTime(calls.readId);
      return { isAuthenticated: siteUserId !== null, siteUserId };
    },
  };
}

function answerWith({ notice }: MemberNotice): LoginAnswer {
  return { xsrfToken: null, siteUserId: null, notice };
}

/** Repeats a call whose answer was lost: otherwise a login or logout with an effect would leave the visitor's cart with the wrong person. */
async function twice<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isLost(error)) return call();
    throw error;
  }
}

async function inTime<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    return await call(signal);
  } catch (cause) {
    if (!signal.aborted || isStorefrontError(cause)) throw cause;
    throw new StorefrontError(FAILURE_KINDS.timeout, { cause });
  }
}
