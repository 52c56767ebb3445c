import type { MultilingualGateway } from '../../core/multilingual/index.ts';
import { untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';

let isLost = false;

/** A site in English, German and Arabic, whose languages can be removed. */
export const SHOWN_LANGUAGES: MultilingualGateway = {
  loadLanguages: () =>
    isLost
      ? Promise.reject(new Error('lost'))
      : Promise.resolve({
          languages: [
            { language: 'en', url: '/' },
            { language: 'de', url: '/de' },
            { language: 'ar', url: '/ar' },
          ],
        }),
};

/** The visible states of the language switcher. */
export const LANGUAGE_STATES: Readonly<Record<string, StateCase>> = {
  'languages to choose from': {
    enter: (element) => untilRole(element, { role: 'link', name: 'Deutsch' }),
  },
  'cannot be loaded': {
    before: () => {
      isLost = true;
    },
    enter: (element) => untilRole(element, { role: 'button', name: 'Try again' }),
    after: () => {
      isLost = false;
    },
  },
};
