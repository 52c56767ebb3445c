// The order is the order of definition: whom others look for above them comes first.
import './store-config/define.ts';
import './store-product/define.ts';
import './store-add-to-cart/define.ts';
import './cart-pill/define.ts';
import './store-cart/define.ts';
import { announceReady } from './ready.ts';
import { TAG_NAMES } from './tag-names.ts';

export { storefront } from '../core/storefront/index.ts';
export { configureStore } from './configure-store.ts';

void announceReady(TAG_NAMES);
