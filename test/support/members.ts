import { type AccountGateway, createMemoryAccountGateway } from '../../core/account/index.ts';
import { configureStore } from '../../elements/index.ts';
import { useMemoryStore } from '../../elements/testing.ts';
import { logOut } from './log-out.ts';

/** What the tags of members show, by role and name. */
export const MEMBER_PARTS = {
  email: { role: 'textbox', name: 'Email' },
  logIn: { role: 'button', name: 'Log in' },
  logOut: { role: 'button', name: 'Log out' },
  join: { role: 'button', name: 'Join' },
  alert: { role: 'alert', name: '' },
  status: { role: 'status', name: '' },
} as const;

/** Who has an account. */
export const ADA = { email: 'ada@example.org', password: 'celadon over tenmoku', rememberMe: false } as const;

/**
 * Finds the password of a tag: it has no role.
 * @param tag a tag of members
 */
export function passwordIn(tag: Element): HTMLInputElement {
  return tag.querySelector<HTMLInputElement>('input[name="password"]')!;
}

/**
 * Gives the page members, of whom there is one, and nobody logged in.
 * @param wrap what stands between the tags and the members
 */
export async function useMembers(
  wrap: (memory: AccountGateway) => AccountGateway = (memory) => memory,
): Promise<void> {
  localStorage.clear();
  const memory = createMemoryAccountGateway();
  configureStore({ locale: 'en', gateway: { cart: await useMemoryStore(), account: wrap(memory) } });
  await logOut();
  await memory.join(ADA);
}

/** Leaves the page as it was: with nobody. */
export async function forgetMembers(): Promise<void> {
  await logOut();
  localStorage.clear();
}
