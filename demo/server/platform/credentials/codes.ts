import { randomInt } from 'node:crypto';

// Without letters that are easily misread: I, L, O, U; 0 and 1 replace them.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const MASK = '•';
/** Characters beside a match that make it part of something longer, such as another number. */
const MORE = '[\\w-]';
const CODES = new RegExp(
  `(?<!${MORE})(?:[${SIGNS}]{${GROUP_LENGTH}}-){${GROUPS - 1}}[${SIGNS}]{${GROUP_LENGTH}}(?!${MORE})`,
  'g',
);
/** The tokens of links in mails. Source: docs/behaviour/account.md §10.2; docs/behaviour/reference-store.md §29.3 */
const LINK_TOKENS = /(?<=[?&]token=|\/downloads\/)[0-9a-f]{64}/g;

/**
 * Makes the code of a gift card from 80 random bits.
 * @returns four groups of four digits and capitals, such as `7K2P-09QX-M4TD-5ZB8`
 * Source: docs/behaviour/reference-store.md §5.6
 */
export function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * Masks the codes of gift cards in a text, except their last group, and tokens of links: a whole one can be used by its reader.
 * @param text a code, or a mail that contains some
 * @returns the text with codes such as `••••-••••-••••-5ZB8`
 * Source: docs/behaviour/owner-pages.md §6.4, §8.3
 */
export function maskCodes(text: string): string {
  return text
    .replace(LINK_TOKENS, MASK.repeat(GROUP_LENGTH))
    .replace(
      CODES,
      (code) => code.slice(0, -GROUP_LENGTH).replace(/[^-]/g, MASK) + code.slice(-GROUP_LENGTH),
    );
}
