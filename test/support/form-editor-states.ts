import { press, untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';
import type { StoreTag } from './elements.ts';

const EDITED = { formId: 'contact' };
const SAVE = { role: 'button', name: 'Save' };
const TRY_AGAIN = { role: 'button', name: 'Try again' };

const openTab = async (element: StoreTag, name: string) => {
  const tab = await untilRole(element, { role: 'tab', name });
  tab.click();
  // Otherwise the next element would start with it.
  sessionStorage.clear();
};

/** What an owner can see of the editor of a form. */
export const FORM_EDITOR_STATES: Readonly<Record<string, StateCase>> = {
  'with its fields': { properties: EDITED, enter: (e) => untilRole(e, SAVE) },
  'a field that is open': {
    properties: EDITED,
    enter: async (element) => {
      await press(element, /^Glazes/);
      await untilRole(element, { role: 'textbox', name: 'Choice 1' });
    },
  },
  'kinds of field': { properties: EDITED, enter: (e) => press(e, 'Add a field') },
  'a field that was removed': {
    properties: EDITED,
    enter: async (element) => {
      await press(element, 'Remove Email');
      await untilRole(element, { role: 'button', name: 'Undo' });
    },
  },
  storage: { properties: EDITED, enter: (e) => openTab(e, 'Storage') },
  advanced: { properties: EDITED, enter: (e) => openTab(e, 'Advanced') },
  captcha: { properties: EDITED, enter: (e) => openTab(e, 'Captcha') },
  disclaimer: { properties: EDITED, enter: (e) => openTab(e, 'Disclaimer') },
  'something to mend': {
    properties: EDITED,
    enter: async (element) => {
      await press(element, 'Add a field');
      await press(element, 'Radio buttons');
      await press(element, 'Save');
      await untilRole(element, { role: 'alert', name: '' });
    },
  },
  'asking what to do with changes': {
    properties: EDITED,
    enter: async (element) => {
      await press(element, 'Remove Email');
      await press(element, 'Discard');
      await untilRole(document.body, { role: 'dialog', name: /save or discard/ });
    },
  },
  'without a form': { properties: { formId: 'nothing' }, enter: (e) => untilRole(e, TRY_AGAIN) },
};
