import { isJsonObject, parseJson } from '../../../../core/json/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import type { CartEntry } from '../cart/index.ts';
import { findFormIfAny, type SiteForm, linesOf } from '../forms/index.ts';

/** A question of a product's form, and its answer. */
export interface LineAnswer {
  /** The question; the name of the answer without a form. */
  readonly title: string;
  /** Lines of text, at least one. */
  readonly lines: readonly string[];
}

/** An order line with answers. */
type AnsweredLine = Pick<CartEntry, 'additionalFields' | 'additionalFieldsFormId'>;

/**
 * Formats the answers of order lines, in the words of the current forms; answers without a field are printed under their
 * name.
 * @param db the store's database, or an open transaction
 * @param lines the lines
 * @returns the answers of each line; none for a line without questions
 * Source: docs/behaviour/reference-store.md §5.9
 */
export async function answersOfLines(
  db: Database | StoreTransaction,
  lines: readonly AnsweredLine[],
): Promise<readonly (readonly LineAnswer[])[]> {
  const forms = new Map<string, SiteForm | undefined>();
  for (const { additionalFields, additionalFieldsFormId: formId } of lines) {
    if (formId === null || additionalFields === '' || forms.has(formId)) continue;
    forms.set(formId, await findFormIfAny(db, formId));
  }
  return lines.map(({ additionalFields, additionalFieldsFormId: formId }) => {
    const values = parseJson(additionalFields);
    return isJsonObject(values) ? answersIn(values, forms.get(formId ?? '')) : [];
  });
}

/**
 * Formats answers as text, indented so that none of their lines looks like another line of a mail.
 * @param answers the answers of a line
 * @returns lines of text
 */
export function answersText(answers: readonly LineAnswer[]): readonly string[] {
  return answers.map(({ title, lines }) => {
    const question = title.replace(/\s+/g, ' ');
    return `  ${question}${/[?:.!]$/.test(question) ? '' : ':'} ${lines.join('\n    ')}`;
  });
}

function answersIn(
  values: Readonly<Record<string, unknown>>,
  form: SiteForm | undefined,
): readonly LineAnswer[] {
  const { fields = [] } = form ?? {};
  const asked = fields.filter(({ id }) => Object.hasOwn(values, id));
  const ids = new Set(asked.map(({ id }) => id));
  const others = Object.entries(values).filter(([name]) => !ids.has(name));
  return [
    ...asked.map((field) => ({
      title: field.title || field.id,
      lines: linesInField(field, values[field.id]),
    })),
    ...others.map(([name, value]) => ({ title: name, lines: linesIn(value) })),
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title: clean(title), lines: lines.map(clean) }));
}

/** The answer to a changed field is printed unchanged. */
function linesInField(field: SiteForm['fields'][number], value: unknown): readonly string[] {
  const controls = field.spread(value);
  if (controls === null) return linesIn(value);
  const texts = new Map(controls);
  return linesOf(field.type, field.answer((name) => texts.get(name) ?? []) ?? undefined);
}

function linesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return linesOf('', value.map(textOf));
  if (!isJsonObject(value)) return linesOf('', textOf(value));
  return linesOf('', Object.fromEntries(Object.entries(value).map(([name, part]) => [name, textOf(part)])));
}

function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** PostgreSQL's text cannot hold the character NUL. */
function clean(text: string): string {
  return text.replaceAll('\0', '');
}
