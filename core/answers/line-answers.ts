import { isJsonObject, ownValue, parseJson } from '../json/index.ts';
import { linesOf } from './lines-of.ts';
import type { Question } from './questions.ts';

/** A question of a product's form, and its answer. */
export interface LineAnswer {
  /** The question; the name of the answer where the form does not ask it; empty where the questions are unknown. */
  readonly title: string;
  /** Lines of text, at least one. */
  readonly lines: readonly string[];
}

/**
 * Formats the answers of a line of a cart or an order.
 * @param additionalFields the answers as a JSON text: field → value
 * @param questions those of its form; null where they are unknown
 * @returns the answers, in the order of the questions, without empty and hidden ones
 * Source: docs/behaviour/cart-page.md §5.2; docs/behaviour/reference-store.md §5.9
 */
export function lineAnswers(
  additionalFields: string,
  questions: readonly Question[] | null,
): readonly LineAnswer[] {
  const values = parseJson(additionalFields);
  if (!isJsonObject(values)) return [];
  const ids = new Set(questions?.map(({ id }) => id));
  const others = Object.keys(values).filter((name) => !ids.has(name));
  return [
    ...(questions ?? [])
      .filter(({ id, isHidden }) => !isHidden && ids.delete(id))
      .map(({ id, type, title }) => ({ title: title || id, lines: linesOf(type, ownValue(values, id)) })),
    ...others.map((name) => ({ title: questions ? name : '', lines: linesOf('', ownValue(values, name)) })),
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title: clean(title), lines: lines.map(clean) }));
}

/**
 * Finds what separates a question from its answer.
 * @param title the question
 * @returns a colon; '' after a question that ends with a mark of its own, or where it is unknown
 */
export function colonAfter(title: string): ':' | '' {
  return title === '' || /[?:.!…؟？：。！]\s*$/.test(title) ? '' : ':';
}

/** Neither HTML nor a text of PostgreSQL can hold the character NUL. */
function clean(text: string): string {
  return text.replaceAll('\0', '');
}
