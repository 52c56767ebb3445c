import { sql } from 'kysely';

/**
 * The address of an order in lower case: the second line of its words, after the name. `lower` of a database whose locale is C
 * leaves letters like Ä as they are.
 */
export const ORDER_EMAIL_KEY = sql<string>`split_part(words, chr(10), 2)`;
