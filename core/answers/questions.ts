import type { FormFieldType } from '../enumerations/index.ts';
import { fieldsOf, type JsonFields, type ReadValue } from '../json/index.ts';

/** A question of a form, as carts and orders print it. Source: docs/behaviour/cart.md §1.5 */
export interface Question {
  readonly id: string;
  /** The type of its field; '' if unknown. */
  readonly type: string;
  readonly title: string;
  /** Whether its answer is not printed: visitors do not see it, or it is the same for everyone. */
  readonly isHidden?: boolean;
}

const UNSEEN: readonly string[] = ['hidden', 'password', 'section'] satisfies readonly FormFieldType[];

/**
 * Lists the questions of a form.
 * @param schema its schema, of any shape
 * @returns a question for each readable field; undefined if it is no schema of a form
 * Source: docs/behaviour/cart.md §1.5
 */
export function questionsOf(schema: unknown): readonly Question[] | undefined {
  return listed(fieldsOf(schema).raw('fields'), (json) => {
    const question = readQuestion(json);
    return question && isUnprinted(fieldsOf(json)) ? { ...question, isHidden: true } : question;
  });
}

/**
 * Reads questions from a store's answer.
 * @param json a list, of any shape
 * @returns the readable ones; undefined if it is no list
 */
export const readQuestions: ReadValue<readonly Question[]> = (json) => listed(json, readQuestion);

function listed<Item>(json: unknown, read: ReadValue<Item>): readonly Item[] | undefined {
  return Array.isArray(json) ? json.map(read).filter((item) => item !== undefined) : undefined;
}

function readQuestion(json: unknown): Question | undefined {
  const fields = fieldsOf(json);
  const id = fields.trimmed('id');
  if (id === null) return undefined;
  const [type, title] = [fields.trimmed('type') ?? '', fields.trimmed('title') ?? ''];
  return { id, type, title, ...(fields.flag('isHidden') && { isHidden: true }) };
}

/** Everyone ticks a required box that is alone, such as consent to terms. */
function isUnprinted(field: JsonFields): boolean {
  const type = field.text('type') ?? '';
  const options: unknown = field.raw('options');
  const isAlone = Array.isArray(options) && options.length === 1 && !field.flag('otherOption');
  return UNSEEN.includes(type) || (type === 'checkbox' && field.flag('required') && isAlone);
}
