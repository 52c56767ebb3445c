import type { JsonFields } from '../../json/index.ts';
import type { Field, FieldBase } from '../field/field.ts';

/** Makes a field of its kind out of what the schema says about it; the seed decides what is random. */
export type FieldKind = (base: FieldBase, json: JsonFields, seed: string) => Field;
