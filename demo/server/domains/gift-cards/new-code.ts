import { randomInt } from 'node:crypto';

// Without what is mistaken for something else when it is read out or copied: I, L, O, U; 0 and 1 stand for them.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Makes the code of a gift card, which nobody can guess: 80 random bits.
 * @returns four groups of four digits and capitals, such as `7K2P-09QX-M4TD-5ZB8`
 * Source: docs/behaviour/reference-store.md §5.6
 */
export function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
