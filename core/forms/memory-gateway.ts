import { NotFoundError } from '../errors/index.ts';
import type { FormsGateway, Submission } from './gateway.ts';
import { FORM_CALLS } from './rest-gateway.ts';

/** A store of forms in the page itself. */
export interface MemoryFormsGateway extends FormsGateway {
  /** What was sent, the oldest first. */
  readonly submissions: readonly Submission[];
}

/**
 * Creates a store of forms in the page itself: it takes everything, and forgets it with the page.
 * @param schemas form type → schema; a form without one has to bring it along
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
