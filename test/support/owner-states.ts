import { sendKeys } from '@web/test-runner-commands';
import { createMemoryNavigationGateway } from '../../owner/rules/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { configureStore } from '../../elements/index.ts';
import { byRole, untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';
import type { StoreTag } from './elements.ts';

const CREATE = { role: 'button', name: 'Create store' };
const IN_NAVIGATION = { role: 'checkbox', name: 'Add to the main navigation' };

async function create(element: StoreTag, isInNavigation: boolean): Promise<void> {
  (await untilRole(element, { role: 'textbox', name: 'Title' })).focus();
  await sendKeys({ type: 'Pots' });
  if (!isInNavigation) byRole(element, IN_NAVIGATION).click();
  byRole(element, CREATE).click();
}

const useGateways = (gateway: object | null) => {
  configureStore({ gateway });
};
let gateways: object | null = null;

/** The next element would go on with what has stopped. */
const forget = () => {
  localStorage.clear();
};

/** What an owner can see of waiting customers. */
export const MANAGER_STATES: Readonly<Record<string, StateCase>> = {
  'waiting customers': {
    enter: async (element) => {
      (await untilRole(element, { role: 'button', name: '2 people are waiting' })).click();
    },
  },
};

/** What an owner can see of the creation of a store. */
export const SETUP_STATES: Readonly<Record<string, StateCase>> = {
  'to be filled in': { enter: (element) => untilRole(element, CREATE) },
  'without a title': {
    enter: async (element) => {
      (await untilRole(element, CREATE)).click();
      await untilRole(element, { role: 'alert', name: '' });
    },
  },
  'stopped half-way': {
    // A site without a main navigation.
    before: () => {
      gateways = storefront().settings.$program.get().gateway;
      useGateways({ ...gateways, navigation: createMemoryNavigationGateway() });
    },
    enter: async (element) => {
      await create(element, true);
      await untilRole(element, { role: 'button', name: 'Finish without it' });
    },
    after: () => {
      useGateways(gateways);
      forget();
    },
  },
  'a store that is ready': {
    enter: async (element) => {
      await create(element, false);
      await untilRole(element, { role: 'link', name: 'Open the store' });
    },
    after: forget,
  },
};
