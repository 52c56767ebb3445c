import { NotFoundError } from '../errors/index.ts';
import type { FormsGateway, Submission } from './gateway.ts';
import { FORM_CALLS } from './rest-gateway.ts';

/** An in-memory backend of forms. */
export interface MemoryFormsGateway extends FormsGateway {
  /** The submissions, oldest first. */
  readonly submissions: readonly Submission[];
}

/**
 * Creates an in-memory backend of forms. It accepts every submission, and lasts as long as the page.
 * @param schemas form type → schema; other forms must provide their schema
 * Source: docs/behaviour/forms.md §6.5
 */
export function createMemoryFormsGateway(
  schemas: Readonly<Record<string, unknown>> = {},
): MemoryFormsGateway {
  const submissions: Submission[] = [];
  return {
    submissions,
    loadSchema: (type) =>
      Object.hasOwn(schemas, type)
        ? Promise.resolve(schemas[type])
        : Promise.reject(new NotFoundError(FORM_CALLS.schema)),
    validate: () => Promise.resolve(),
    createKey: () => Promise.resolve(String(submissions.length + 1)),
    save(submission) {
      submissions.push(submission);
      return Promise.resolve();
    },
  };
}
