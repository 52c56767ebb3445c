import { randomInt } from 'node:crypto';

// Without what is mistaken for something else when it is read out or copied: I, L, O, U; 0 and 1 stand for them.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const MASK = '•';
/** What stands beside a code and belongs to something longer, such as another number. */
const MORE = '[\\w-]';
const CODES = new RegExp(
  `(?<!${MORE})(?:[${SIGNS}]{${GROUP_LENGTH}}-){${GROUPS - 1}}[${SIGNS}]{${GROUP_LENGTH}}(?!${MORE})`,
  'g',
);

/**
 * Makes the code of a gift card, which nobody can guess: 80 random bits.
 * @returns four groups of four digits and capitals, such as `7K2P-09QX-M4TD-5ZB8`
 * Source: docs/behaviour/reference-store.md §5.6
 */
export function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * Masks the codes of gift cards in a text, but for their last group: the whole code is enough to use it.
 * @param text a code, or a mail that contains some
 * @returns the text with codes such as `••••-••••-••••-5ZB8`
 * Source: docs/behaviour/owners-door.md §8.3
 */
export function maskCodes(text: string): string {
  return text.replace(
    CODES,
    (code) => code.slice(0, -GROUP_LENGTH).replace(/[^-]/g, MASK) + code.slice(-GROUP_LENGTH),
  );
}
