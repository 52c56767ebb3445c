import { FORM_FIELD_TYPES, type FormFieldType } from '../enumerations/index.ts';
import { fieldsOf, type JsonFields } from '../json/index.ts';
import { isLinkAddress } from '../text/index.ts';
import type { Report } from '../shared/index.ts';
import type { Field, FieldBase } from './field/field.ts';
import type { Form } from './form.ts';
import { FIELD_KINDS } from './kinds/kinds.ts';

const CONTEXT = 'forms.parse';

/**
 * Parses the schema of a form. Leaves out unreadable fields, and fields that would share a control with another.
 * @param json the schema, or anything else
 * @param report called once for a malformed schema, with its first bad field
 * @param seed determines the random order of choices
 * @returns the form; null for a value without `id` and `fields`
 * Source: docs/behaviour/forms.md §1, §2
 */
export function parseForm(json: unknown, report: Report, seed = ''): Form | null {
  const bad: string[] = [];
  const schema = fieldsOf(json, (path) => bad.push(path));
  const id = schema.trimmed('id');
  const form = id === null || !schema.has('fields') ? null : readForm(id, schema, seed);
  if (form === null) bad.unshift('id and fields');
  if (bad[0] !== undefined) report(new Error(`Form schema: ${bad[0]} not as promised.`), CONTEXT);
  return form;
}

function readForm(id: string, schema: JsonFields, seed: string): Form {
  const successUrl = schema.trimmed('successUrl') ?? '';
  return {
    id,
    fields: withoutDoubles(schema.list('fields', (field) => readField(field, seed))),
    submitText: schema.trimmed('submitText') ?? '',
    submissionText: schema.trimmed('submissionText') ?? '',
    disclaimer: schema.trimmed('disclaimer') ?? '',
    postSubmitHtml: schema.text('postSubmitHtml') ?? '',
    successUrl: isLinkAddress(successUrl) ? successUrl : '',
    hasCaptcha: schema.raw('captcha') !== false,
    isNewsletter: schema.flag('newsletter'),
  };
}

function readField(json: unknown, seed: string): Field | undefined {
  const fields = fieldsOf(json);
  const id = fields.trimmed('id');
  const type = fields.read('type', readType);
  if (id === null || type === null) return undefined;
  const base: FieldBase = {
    id,
    type,
    title: fields.trimmed('title') ?? '',
    description: fields.trimmed('description') ?? '',
    isRequired: fields.flag('required'),
  };
  return FIELD_KINDS[type](base, fields, seed);
}

function readType(value: unknown): FormFieldType | undefined {
  return FORM_FIELD_TYPES.find((type) => type === value);
}

function withoutDoubles(fields: readonly Field[]): readonly Field[] {
  const taken = new Set<string>();
  return fields.filter(({ id, controls }) => {
    const names = [id, ...controls.map(({ name }) => name)];
    if (names.some((name) => taken.has(name))) return false;
    for (const name of names) taken.add(name);
    return true;
  });
}
