import { reportToConsole } from '../core/shared/index.ts';
import { autoload, type Discover } from './autoload.ts';
import { TAG_LOADERS } from './tag-loaders.ts';

/**
 * Defines those of our tags that stand in a part of the page and are not defined yet. The document is watched by
 * itself; call this for what stands inside a shadow root.
 * @param root where to look
 * @returns when all that could be loaded is defined; what failed is reported, and tried again when it is seen next, three
 *   times in all until the browser is online again
 * Source: docs/behaviour/elements.md §1.4
 */
export const discover: Discover = autoload(TAG_LOADERS, (error, context) => void report(error, context));

// A page without our tags fetches no shop.
async function report(error: unknown, context: string): Promise<void> {
  try {
    const { storefront } = await import('../core/storefront/index.ts');
    storefront().report(error, context);
  } catch {
    reportToConsole(error, context);
  }
}
