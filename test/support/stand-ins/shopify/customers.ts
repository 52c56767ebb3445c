import { randomUUID } from 'node:crypto';
import type { HeldCarts } from './carts.ts';

/** What is typed into a form. */
interface Entry {
  readonly email: string;
  readonly password: string;
}

interface Customer extends Entry {
  readonly id: string;
}

const MIN_PASSWORD_LENGTH = 5;

/** The customers of a shop, and their logins. */
export class HeldCustomers {
  readonly #customers = new Map<string, Customer>();
  /** Access token → customer. */
  readonly #logins = new Map<string, Customer>();

  /** Ends every login, as the time does. */
  endLogins(): void {
    this.#logins.clear();
  }

  find(login: string): Customer | null {
    return this.#logins.get(login) ?? null;
  }

  create({ input }: { readonly input: Entry }) {
    const key = input.email.toLowerCase();
    if (this.#customers.has(key)) return refused('TAKEN', ['input', 'email'], 'Email has already been taken');
    if (input.password.length < MIN_PASSWORD_LENGTH)
      return refused('TOO_SHORT', ['input', 'password'], 'Password is too short (minimum is 5 characters)');
    const customer = { ...input, id: `gid://shopify/Customer/${this.#customers.size + 1}` };
    this.#customers.set(key, customer);
    return { ...NO_ERRORS, customer };
  }

  logIn({ input }: { readonly input: Entry }) {
    const customer = this.#customers.get(input.email.toLowerCase());
    if (!customer || customer.password !== input.password)
      return refused('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer');
    const accessToken = randomUUID();
    this.#logins.set(accessToken, customer);
    return { ...NO_ERRORS, customerAccessToken: { accessToken, expiresAt: '2027-01-01T00:00:00Z' } };
  }

  logOut({ customerAccessToken }: { readonly customerAccessToken: string }) {
    const isKnown = this.#logins.delete(customerAccessToken);
    const message = 'access denied';
    const userErrors = isKnown ? [] : [{ field: ['customerAccessToken'], message }];
    return { deletedAccessToken: isKnown ? customerAccessToken : null, userErrors };
  }
}

/**
 * Says why a cart cannot belong to a buyer; undefined if it can.
 * @param customers of the shop
 * @param login the access token; nothing for a buyer who is not logged in
 */
export function buyerError(customers: HeldCustomers, login: string | null | undefined) {
  if (!login || customers.find(login)) return undefined;
  const field = ['input', 'buyerIdentity', 'customerAccessToken'];
  return { code: 'INVALID', field, message: 'Customer is invalid' };
}

/**
 * Changes the buyer of a cart.
 * @param carts of the shop
 * @param customers of the shop
 * @param cartId of the cart
 * @param login the access token
 */
export function setBuyer(carts: HeldCarts, customers: HeldCustomers, cartId: string, login?: string | null) {
  return carts.change(cartId, (cart) => {
    const error = buyerError(customers, login);
    if (!error) cart.buyer = (login && customers.find(login)?.id) || null;
    return { userErrors: error ? [error] : [], warnings: [] };
  });
}

const NO_ERRORS = { customerUserErrors: [], userErrors: [] };

function refused(code: string, field: readonly string[] | null, message: string) {
  return { customerUserErrors: [{ code, field, message }], userErrors: [{ field, message }] };
}
