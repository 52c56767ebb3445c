import { press, untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';

/** What an owner can see of the editor of the navigation. */
export const NAVIGATION_STATES: Readonly<Record<string, StateCase>> = {
  'with its entries': { enter: (element) => untilRole(element, { role: 'button', name: 'Save' }) },
  'a folder that is open': { enter: (element) => press(element, /^Yard/) },
  'a link that leads nowhere': {
    async enter(element) {
      await press(element, 'Add an item');
      await press(element, 'Link');
      await press(element, 'Save');
    },
  },
  'what can be added': { enter: (element) => press(element, 'Add an item') },
};
