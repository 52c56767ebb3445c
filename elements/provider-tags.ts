// Generated from tags.json by `npm run generate`.
import type { TagName } from './tag-names.ts';

/** The tags that others look for above them. */
export const PROVIDER_TAGS: readonly TagName[] = ['store-config', 'store-product'];
