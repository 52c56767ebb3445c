import { visibleText } from './invisible.ts';

/**
 * Normalises an e-mail address or a domain: its characters get their usual width, and what nobody sees is removed.
 * @param text as typed
 * @returns the address that the text looks like
 * Source: docs/behaviour/forms.md §4.9
 */
export function tidyAddress(text: string): string {
  // The full stop of Chinese and Japanese is one of a domain, too.
  return visibleText(text.normalize('NFKC').replaceAll('\u3002', '.'));
}

/**
 * Normalises a list of e-mail addresses, as a browser does for `<input type="email" multiple>`.
 * @param text as typed, with commas between addresses
 * @returns the addresses with commas only; '' for none
 * Source: docs/behaviour/forms.md §4.2
 */
export function tidyAddresses(text: string): string {
  return tidyAddress(text)
    .split(',')
    .map((one) => visibleText(one))
    .filter((one) => one !== '')
    .join(',');
}
