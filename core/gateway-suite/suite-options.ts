import type { AccountGateway } from '../account/index.ts';
import type { CartGateway } from '../cart/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import type { ProductGateway } from '../purchase/index.ts';
import type { SuiteCatalog } from './suite-catalog.ts';

/** How tests are declared: the functions of node:test, Mocha or Vitest. */
export interface SuiteRunner {
  readonly describe: (name: string, declare: () => void) => unknown;
  readonly it: (name: string, test: () => Promise<void>) => unknown;
}

/** A code that the backend knows. */
export interface SuiteCode {
  readonly code: string;
  /** Off the subtotal, 1–100. */
  readonly percentOff: number;
}

/** What a cart backend does. The defaults are those of the reference store, which takes codes and notes besides. */
export interface CartGatewayAbilities {
  /** Carts have a version: 0 before the first change, and one more with each change. Default true. */
  readonly versions: boolean;
  /** A repeated idempotency key has no second effect; must agree with `isIdempotent`. Default true. */
  readonly keys: boolean;
  /** Changes of one cart that arrive at the same time all count. Pages send them one after another. Default true. */
  readonly parallelChanges: boolean;
  /** The currency of an empty cart; null if it names none. Default: the currency of the shop. */
  readonly emptyCurrency: CurrencyCode | null;
  /** The refusal of too many pieces has the reference store's sentence. Default true. */
  readonly texts: boolean;
  /** `stockOf` knows the number of pieces, and which variants are unlimited. Default true. */
  readonly exactStock: boolean;
  /** Lines keep additional fields, and other fields make another line. Default true. */
  readonly additionalFields: boolean;
  /** Carts know what is physical and what is digital. Default true. */
  readonly digital: boolean;
  /** The most pieces of a line, above which a request is invalid; null without such a limit. Default 9999. */
  readonly maxQuantity: number | null;
  /**
   * What happens to a request for more than there is. Default false: nothing, it is refused. `'refused'`: the backend adds
   * what it has, and the refusal carries the cart. `'answered'`: it adds what it has, and answers with the cart.
   */
  readonly partialAdds: false | 'refused' | 'answered';
  /** A code that the backend knows. Default false: the gateway has no codes. */
  readonly codes: SuiteCode | false;
  /** The gateway has `setNote`. Default false. */
  readonly note: boolean;
  /** The gateway has `checkout`, or its carts have a `checkoutUrl`. Default false. */
  readonly checkout: boolean;
  /** An aborted signal ends the call. Default true. */
  readonly aborts: boolean;
}

interface SuiteOptions {
  readonly runner: SuiteRunner;
  /** What the shop sells, where that is not `SUITE_CATALOG`. */
  readonly catalog?: SuiteCatalog;
  /** The currency of the shop; USD by default. */
  readonly currency?: CurrencyCode;
}

/** The options of `describeCartGateway`. */
export interface CartSuiteOptions extends SuiteOptions {
  /** Opens the gateway of a new visitor, who has an empty cart; called once or more in every test. */
  readonly open: () => CartGateway | Promise<CartGateway>;
  /** What differs from the reference store. */
  readonly does?: Partial<CartGatewayAbilities>;
}

/** What a source of products does. */
export interface ProductGatewayAbilities {
  /** Documents state the number of pieces, and which variants are unlimited. Default true. */
  readonly exactStock: boolean;
  /** Documents say what is physical and what is digital. Default true. */
  readonly digital: boolean;
  /** An aborted signal ends the call. Default true. */
  readonly aborts: boolean;
  /** The gateway has `list`. Default false. */
  readonly list: boolean;
  /** A collection, and which products of the catalog are in it; default false, none. */
  readonly collection: { readonly name: string; readonly itemIds: readonly string[] } | false;
  /** The gateway has `search`; `'corrected'` if it finds misspelt words, too. Default false. */
  readonly search: boolean | 'corrected';
  /** The gateway has `related`. Default false. */
  readonly related: boolean;
}

/** The options of `describeProductGateway`. */
export interface ProductSuiteOptions extends SuiteOptions {
  readonly open: () => ProductGateway | Promise<ProductGateway>;
  /** What differs from the reference store. */
  readonly does?: Partial<ProductGatewayAbilities>;
}

/** A visitor of a backend with members. */
export interface SuiteAccountVisitor {
  readonly account: AccountGateway;
  /** The same visitor's cart; without it, what a login does to a cart is not tested. */
  readonly cart?: CartGateway;
  /** Opens the account gateway again, as another page of the same browser does; without it, reloads are not tested. */
  readonly reload?: () => AccountGateway;
  /** Returns the addresses of all requests so far, and what the browser stores; without it, leaks are not tested. */
  readonly traces?: () => readonly string[];
}

/** Somebody who has an account. */
export interface SuiteMember {
  readonly email: string;
  readonly password: string;
}

/** What a backend does for members. */
export interface AccountGatewayAbilities {
  /**
   * Joining creates an account, and logs in. Default true. `'verified'`: the visitor has to verify the address first, so
   * joining answers with a notice that says so. `false`: there is no joining, so it is refused.
   */
  readonly join: boolean | 'verified';
  /** The gateway has `readSiteUser`. Default true. */
  readonly readSiteUser: boolean;
}

/** The options of `describeAccountGateway`. */
export interface AccountSuiteOptions extends SuiteOptions {
  /** Opens a new visitor, who is not logged in; called once or more in every test. */
  readonly open: () => SuiteAccountVisitor | Promise<SuiteAccountVisitor>;
  /** Creates a member, another one each time; by default a visitor joins. */
  readonly createMember?: () => SuiteMember | Promise<SuiteMember>;
  /** What differs from other backends. */
  readonly does?: Partial<AccountGatewayAbilities>;
}

/**
 * Completes the abilities of a cart backend.
 * @param options of its tests
 */
export function cartAbilitiesOf({ does, currency = 'USD' }: CartSuiteOptions): CartGatewayAbilities {
  return {
    versions: true,
    keys: true,
    parallelChanges: true,
    emptyCurrency: currency,
    texts: true,
    exactStock: true,
    additionalFields: true,
    digital: true,
    maxQuantity: 9_999,
    partialAdds: false,
    codes: false,
    note: false,
    checkout: false,
    aborts: true,
    ...does,
  };
}
