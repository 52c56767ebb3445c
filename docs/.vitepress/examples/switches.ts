/** How the store of an example fails. */
export const FAULTS = {
  none: 'Not at all',
  'sold-out': 'Sold out',
  offline: 'Offline',
  'lost-answer': 'The first answer is lost',
} as const;

/** The languages that the tags speak. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
  ar: 'العربية',
} as const;

/** The direction of the text. */
export const DIRECTIONS = {
  ltr: 'Left to right',
  rtl: 'Right to left',
} as const;

/** The theme of the tags. */
export const THEMES = {
  none: 'None',
  quiet: 'Quiet',
  soft: 'Soft',
  bold: 'Bold',
} as const;

/** A way to fail. */
export type Fault = keyof typeof FAULTS;

/** What a reader can change about an example. */
export interface Switches {
  readonly fault: Fault;
  readonly hasScripts: boolean;
  readonly language: keyof typeof LANGUAGES;
  readonly direction: keyof typeof DIRECTIONS;
  readonly theme: keyof typeof THEMES;
}

/** An example as it is written. */
export const UNCHANGED: Switches = {
  fault: 'none',
  hasScripts: true,
  language: 'en',
  direction: 'ltr',
  theme: 'none',
};
