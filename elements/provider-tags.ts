// Generated from tags.json by `npm run generate`.
import type { TagName } from './tag-names.ts';

/** The tags that provide a store or a product to the tags inside them. */
export const PROVIDER_TAGS: readonly TagName[] = ['store-config', 'store-product'];
