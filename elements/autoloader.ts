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
export const discover: Discover = autoload(TAG_LOADERS);
