import type { JsonFields } from '../json/index.ts';

/**
 * Reads a text.
 * @param fields of an object
 * @param name the field
 * @returns the text; '' where there is none
 */
export const textOf = (fields: JsonFields, name: string): string => fields.text(name) ?? '';
