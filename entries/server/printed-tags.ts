import type { PrintedTag } from '../../elements/host/index.ts';
import { printed as afterpayPill } from '../../elements/afterpay-pill/printed.ts';
import { printed as cartPill } from '../../elements/cart-pill/printed.ts';
import { printed as galleryBlock } from '../../elements/gallery-block/printed.ts';
import { printedMember } from '../../elements/members/view/index.ts';
import { printed as restockSignup } from '../../elements/restock-signup/printed.tsx';
import { printed as siteForm } from '../../elements/site-form/printed.tsx';
import { printed as storeAddToCart } from '../../elements/store-add-to-cart/printed.ts';
import { printed as storeImage } from '../../elements/store-image/printed.tsx';
import { printed as storeList } from '../../elements/store-list/printed.ts';
import { printed as storePrice } from '../../elements/store-price/printed.ts';
import { printed as storeReviews } from '../../elements/store-reviews/printed.tsx';
import { printed as storeSearch } from '../../elements/store-search/printed.ts';

/** Tags that a server draws. All others it prints with their attributes and children. */
export const PRINTED_TAGS: Readonly<Partial<Record<string, PrintedTag>>> = {
  'afterpay-pill': afterpayPill,
  'cart-pill': cartPill,
  'gallery-block': galleryBlock,
  'member-join': printedMember('join'),
  'member-login': printedMember('login'),
  'restock-signup': restockSignup,
  'site-form': siteForm,
  'store-add-to-cart': storeAddToCart,
  'store-image': storeImage,
  'store-list': storeList,
  'store-price': storePrice,
  'store-reviews': storeReviews,
  'store-search': storeSearch,
};
