// What pages load from a CDN: the tags that sell are in this file, every other tag comes when the page shows one.
// tags that sell, by `npm run generate`, in the order of definition: whom others look for above them comes first
import './store-config/define.ts';
import './store-product/define.ts';
import './store-add-to-cart/define.ts';
// end of tags
import { autoload } from './autoload.ts';
import { announceReady } from './ready.ts';
import { LATER_TAG_LOADERS } from './tag-loaders.ts';
import { SELLING_TAGS } from './tag-names.ts';

export { storefront } from '../core/storefront/index.ts';
export { configureStore } from './configure-store.ts';

void announceReady(SELLING_TAGS);
autoload(LATER_TAG_LOADERS);
