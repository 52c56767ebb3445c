// What pages load from a CDN: the tags that sell are in this file, every other tag comes when the page shows one.
import './store-config/define.ts';
import './store-product/define.ts';
import './store-add-to-cart/define.ts';
import './cart-pill/define.ts';
import './autoloader.ts';
import { announceReady } from './ready.ts';

export { storefront } from '../core/storefront/index.ts';
export { configureStore } from './configure-store.ts';

void announceReady(['store-config', 'store-product', 'store-add-to-cart', 'cart-pill']);
