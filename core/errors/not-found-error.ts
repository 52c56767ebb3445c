import { FAILURE_KINDS } from './failure-kinds.ts';
import { StorefrontError, type FailureDetails } from './storefront-error.ts';

/** A call to a missing resource. Source: docs/behaviour/interface.md §7.2 */
export class NotFoundError extends StorefrontError {
  /** The requested path, without query and fragment, which may identify a visitor. */
  readonly path: string;

  constructor(path: string, details: FailureDetails = {}) {
    super(FAILURE_KINDS.notFound, details);
    this.path = path.replace(/[?#].*/s, '');
  }
}
