// tags, by `npm run generate`, in the order of definition: providers first
import './store-config/define.ts';
import './store-product/define.ts';
import './store-price/define.ts';
import './store-add-to-cart/define.ts';
import './cart-pill/define.ts';
import './afterpay-pill/define.ts';
import './store-cart/define.ts';
import './cart-drawer/define.ts';
import './site-form/define.ts';
import './restock-signup/define.ts';
import './store-image/define.ts';
import './store-reviews/define.ts';
import './gallery-block/define.ts';
import './member-login/define.ts';
import './member-join/define.ts';
import './popup-overlay/define.ts';
import './language-switcher/define.ts';
import './visit-tracker/define.ts';
import '../owner/restock-manager/define.ts';
import '../owner/navigation-editor/define.ts';
import '../owner/form-editor/define.ts';
import '../owner/store-setup/define.ts';
import './store-list/define.ts';
import './store-search/define.ts';
// end of tags
import type { Report } from '../core/shared/index.ts';
import { storefront } from '../core/storefront/index.ts';
import { announceReady } from './loading/index.ts';
import { TAG_NAMES } from './tag-names.ts';
import { watchPrinted } from './printed/index.ts';

export { storefront };
export { configureStore } from './configure-store.ts';

void announceReady(TAG_NAMES);
const report: Report = (error, context) => {
  storefront().report(error, context);
};
if (typeof document !== 'undefined') watchPrinted(report);
