import type { JsonFields } from '../../json/index.ts';
import type { Field, FieldBase } from '../field/field.ts';

/** Creates a field from its schema; the seed determines random orders. */
export type FieldKind = (base: FieldBase, json: JsonFields, seed: string) => Field;
