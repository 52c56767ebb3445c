import { sendKeys } from '@web/test-runner-commands';
import { pageAccount } from '../../elements/members/page-account.ts';
import { untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';
import { logOut } from './log-out.ts';
import { waitUntil } from './wait-until.ts';

/** The previous element may have logged in a member. */
const before = logOut;

/**
 * Lists the visible states of a member tag.
 * @param button its button
 * @param isJoining whether it is the sign-up
 */
export function memberStates(button: string, isJoining: boolean): Readonly<Record<string, StateCase>> {
  const send = { role: 'button', name: button };
  return {
    'to be filled in': { before, enter: (element) => untilRole(element, send) },
    'something is wrong': {
      before,
      enter: async (element) => {
        (await untilRole(element, send)).click();
        await waitUntil(() => element.querySelector('[aria-invalid=true]'), 'no error');
      },
    },
    'logged in': {
      before: async () => {
        await before();
        const entry = { email: 'ada@example.org', password: 'celadon', rememberMe: false };
        if (!isJoining) await pageAccount().join(entry);
      },
      enter: async (element) => {
        if (isJoining) {
          (await untilRole(element, { role: 'textbox', name: 'Email' })).focus();
          await sendKeys({ type: 'ada@example.org' });
          await sendKeys({ press: 'Tab' });
          await sendKeys({ type: 'celadon' });
          (await untilRole(element, send)).click();
        }
        await untilRole(element, { role: 'status', name: '' });
      },
    },
  };
}
