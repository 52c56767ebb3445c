import type { Answers, Form } from '../../../../../core/forms/index.ts';

/** An answer: a text, several choices, or parts by their names. Source: docs/behaviour/forms.md §3.1 */
export type Answer = Answers[string];

/** A question as it was when a visitor answered it. */
export interface Asked {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/**
 * Snapshots the questions of a form, because the form may change later.
 * @param form the form
 * @returns its fields but sections
 * Source: docs/behaviour/owner-pages.md §3.2
 */
export function askedBy({ fields }: Form): readonly Asked[] {
  return fields
    .filter(({ type }) => type !== 'section')
    .map(({ id, type, title }) => ({ id, type, title: title || id }));
}

/**
 * Finds the answer to a question.
 * @param answers the answers of a submission
 * @param id the field
 * @returns the answer; undefined if the form had no such field
 */
export function answerTo(answers: Answers, id: string): Answer | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}
