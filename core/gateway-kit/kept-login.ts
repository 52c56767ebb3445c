import type { TokenStore } from './token-store.ts';

/** What the browser remembers of a visitor. */
interface Memory {
  /** The cart's id. */
  readonly tokens: TokenStore;
  /** The login. */
  readonly logins: TokenStore;
}

/** Reads the id of the member who has a login; null if it has ended. */
type WhoHas = (login: string) => Promise<string | null>;

/**
 * Reads the id of the member who is logged in. Forgets a login that has ended.
 * @param logins the remembered login
 * @param whoHas asks the backend
 * @returns the id; null for nobody
 */
export async function readMemberId(logins: TokenStore, whoHas: WhoHas): Promise<string | null> {
  const login = logins.get();
  if (login === null) return null;
  const id = await whoHas(login);
  if (id === null && logins.get() === login) logins.set(null);
  return id;
}

/**
 * Forgets the cart of a member who is still logged in, in another tab, when another member logs in.
 * @param memory cart and login
 * @param id of the member who logs in
 * @param whoHas asks the backend
 * Source: docs/behaviour/gateways.md §1.8
 */
export async function leaveCartOfOther(
  { tokens, logins }: Memory,
  id: string,
  whoHas: WhoHas,
): Promise<void> {
  const other = await readMemberId(logins, whoHas);
  if (other !== null && other !== id) tokens.set(null);
}
