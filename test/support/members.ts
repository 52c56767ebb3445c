import { type AccountGateway, createMemoryAccountGateway } from '../../core/account/index.ts';
import { configureStore } from '../../elements/index.ts';
import { useMemoryStore } from '../../elements/testing.ts';
import { logOut } from './log-out.ts';

/** What the tags for members show, by role and name. */
export const MEMBER_PARTS = {
  email: { role: 'textbox', name: 'Email' },
  logIn: { role: 'button', name: 'Log in' },
  logOut: { role: 'button', name: 'Log out' },
  join: { role: 'button', name: 'Join' },
  alert: { role: 'alert', name: '' },
  status: { role: 'status', name: '' },
} as const;

/** A member with an account. */
export const ADA = { email: 'ada@example.org', password: 'celadon over tenmoku', rememberMe: false } as const;

/**
 * Finds the password field of a tag: it has no role.
 * @param tag a member tag
 */
export function passwordIn(tag: Element): HTMLInputElement {
  return tag.querySelector<HTMLInputElement>('input[name="password"]')!;
}

/**
 * Sets up members with one account and nobody logged in.
 * @param wrap wraps the gateway
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

/** Removes the members again. */
export async function forgetMembers(): Promise<void> {
  await logOut();
  localStorage.clear();
}
