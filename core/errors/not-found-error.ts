import { FAILURE_KINDS } from './failure-kinds.ts';
import { StorefrontError, type FailureDetails } from './storefront-error.ts';

/** A call for what is not there. Source: docs/behaviour/interface.md §7.2 */
export class NotFoundError extends StorefrontError {
  /** The path that was asked for, without what may name a visitor: its query and fragment. */
  readonly path: string;

  constructor(path: string, details: FailureDetails = {}) {
    super(FAILURE_KINDS.notFound, details);
    this.path = path.replace(/[?#].*/s, '');
  }
}
