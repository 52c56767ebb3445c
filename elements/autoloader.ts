import { reportToConsole } from '../core/shared/index.ts';
import { autoload, type Discover, TAG_LOADERS } from './loading/index.ts';

/**
 * Defines those of our tags in a part of the page that are not defined yet. The document is watched automatically; call
 * this for a shadow root.
 * @param root where to look
 * @returns resolves when all tags that could be loaded are defined. A failure is reported and retried when the tag is
 *   seen again: three attempts until the browser is online again
 * Source: docs/behaviour/elements.md §1.4
 */
export const discover: Discover = autoload(TAG_LOADERS, (error, context) => void report(error, context));

// A page without our tags does not load the store.
async function report(error: unknown, context: string): Promise<void> {
  try {
    const { storefront } = await import('../core/storefront/index.ts');
    storefront().report(error, context);
  } catch {
    reportToConsole(error, context);
  }
}
