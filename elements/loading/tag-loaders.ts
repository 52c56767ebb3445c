// Generated from tags.json by `npm run generate`.
import type { TagName } from '../tag-names.ts';

/** Tag → the loader that defines it. */
export const TAG_LOADERS: Readonly<Record<TagName, () => Promise<unknown>>> = {
  'store-config': () => import('../store-config/define.ts'),
  'store-product': () => import('../store-product/define.ts'),
  'store-price': () => import('../store-price/define.ts'),
  'store-add-to-cart': () => import('../store-add-to-cart/define.ts'),
  'cart-pill': () => import('../cart-pill/define.ts'),
  'afterpay-pill': () => import('../afterpay-pill/define.ts'),
  'store-cart': () => import('../store-cart/define.ts'),
  'cart-drawer': () => import('../cart-drawer/define.ts'),
  'site-form': () => import('../site-form/define.ts'),
  'restock-signup': () => import('../restock-signup/define.ts'),
  'store-image': () => import('../store-image/define.ts'),
  'store-reviews': () => import('../store-reviews/define.ts'),
  'gallery-block': () => import('../gallery-block/define.ts'),
  'member-login': () => import('../member-login/define.ts'),
  'member-join': () => import('../member-join/define.ts'),
  'popup-overlay': () => import('../popup-overlay/define.ts'),
  'language-switcher': () => import('../language-switcher/define.ts'),
  'visit-tracker': () => import('../visit-tracker/define.ts'),
  'restock-manager': () => import('../../owner/restock-manager/define.ts'),
  'navigation-editor': () => import('../../owner/navigation-editor/define.ts'),
  'form-editor': () => import('../../owner/form-editor/define.ts'),
  'store-setup': () => import('../../owner/store-setup/define.ts'),
  'store-list': () => import('../store-list/define.ts'),
  'store-search': () => import('../store-search/define.ts'),
};

/** The loaders of tags outside the entry bundle for pages without a build. */
export const LATER_TAG_LOADERS = {
  'cart-pill': () => import('../cart-pill/define.ts'),
  'afterpay-pill': () => import('../afterpay-pill/define.ts'),
  'store-cart': () => import('../store-cart/define.ts'),
  'cart-drawer': () => import('../cart-drawer/define.ts'),
  'site-form': () => import('../site-form/define.ts'),
  'restock-signup': () => import('../restock-signup/define.ts'),
  'store-image': () => import('../store-image/define.ts'),
  'store-reviews': () => import('../store-reviews/define.ts'),
  'gallery-block': () => import('../gallery-block/define.ts'),
  'member-login': () => import('../member-login/define.ts'),
  'member-join': () => import('../member-join/define.ts'),
  'popup-overlay': () => import('../popup-overlay/define.ts'),
  'language-switcher': () => import('../language-switcher/define.ts'),
  'visit-tracker': () => import('../visit-tracker/define.ts'),
  'restock-manager': () => import('../../owner/restock-manager/define.ts'),
  'navigation-editor': () => import('../../owner/navigation-editor/define.ts'),
  'form-editor': () => import('../../owner/form-editor/define.ts'),
  'store-setup': () => import('../../owner/store-setup/define.ts'),
  'store-list': () => import('../store-list/define.ts'),
  'store-search': () => import('../store-search/define.ts'),
};
