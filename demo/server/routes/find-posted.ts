import type { StoreContext } from '../http/store-env.ts';
import { countRequest } from '../limits/limit-rate.ts';
import { answerKept } from './answer-kept.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Finds what a post without a script is about; one to what does not exist counts as any other does.
 * @param context the request
 * @param parts what the routes are built from
 * @param entries what was posted
 * @param find finds it
 * @returns what was found, or a page that keeps what was typed and says why not
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
