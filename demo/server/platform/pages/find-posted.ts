import type { StoreContext } from '../http/store-env.ts';
import { countRequest } from '../limits/limit-rate.ts';
import { answerKept } from './answer-kept.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Finds the target of a post without JavaScript; a post to a missing target counts against the limit, too.
 * @param context the request
 * @param parts what the routes are built from
 * @param entries the posted entries
 * @param find finds the target
 * @returns the target, or a page that keeps the entries and shows the error
 */
export async function findPosted<Found>(
  context: StoreContext,
  parts: StoreParts,
  entries: Iterable<readonly [string, string]>,
  find: () => Promise<Found>,
): Promise<Found | Response> {
  try {
    return await find().catch(async (error: unknown) => {
      await countRequest(context, parts.limiter, 'write');
      throw error;
    });
  } catch (error) {
    return answerKept(context, parts, entries, error);
  }
}
