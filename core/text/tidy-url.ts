import { visibleText } from './invisible.ts';
import { tidyAddress } from './tidy-address.ts';

const SCHEME_AND_HOST = /^[^/?#:／？＃：]*(?:[:：][/／]{2}[^/?#／？＃]*)?[/?#／？＃]?/;

/** Joiners, variants and tags are parts of emoji and of some spellings. */
const GLUE = /([\u200C\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}]+)/u;

/**
 * Normalises the URL of a website: its scheme and host get their usual width; what nobody sees is removed, but path, query
 * and fragment keep the joiners of their spelling.
 * @param text as typed
 * Source: docs/behaviour/forms.md §4.9
 */
export function tidyUrl(text: string): string {
  const [front = ''] = SCHEME_AND_HOST.exec(text) ?? [];
  const rest = text.slice(front.length).split(GLUE);
  return (
    tidyAddress(front) + rest.map((part, index) => (index % 2 === 0 ? visibleText(part) : part)).join('')
  );
}
