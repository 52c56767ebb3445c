// words, by `npm run generate`
import type { ACCOUNT_WORDS } from './account.ts';
import type { CART_PAGE_WORDS } from './cart-page.ts';
import type { CART_WORDS } from './cart.ts';
import type { CHOOSING_WORDS } from './choosing.ts';
import type { COUNTER_WORDS } from './counter.ts';
import type { DIALOG_WORDS } from './dialog.ts';
import type { FAILURE_WORDS } from './failures.ts';
import type { FORM_WORDS } from './forms.ts';
import type { GALLERY_WORDS } from './gallery.ts';
import type { GATEWAY_WORDS } from './gateways.ts';
import type { IMAGE_WORDS } from './images.ts';
import type { INSTALLMENT_WORDS } from './installments.ts';
import type { LANGUAGE_WORDS } from './language-switcher.ts';
import type { LOGIN_WORDS } from './login.ts';
import type { PLACES_WORDS } from './places.ts';
import type { PRODUCT_LIST_WORDS } from './product-list.ts';
import type { PRODUCT_WORDS } from './product.ts';
import type { PURCHASE_WORDS } from './purchase.ts';
import type { QUICK_VIEW_WORDS } from './quick-view.ts';
import type { RESTOCK_WORDS } from './restock.ts';
import type { REVIEW_WORDS } from './reviews.ts';
import type { SEARCH_WORDS } from './search.ts';
import type { SUBMISSION_WORDS } from './submission.ts';
import type { SUBSCRIPTION_WORDS } from './subscription.ts';
import type { SURVEY_WORDS } from './survey.ts';

/** All words for visitors in one language. Source: docs/behaviour/words.md §1 */
export type Vocabulary = typeof ACCOUNT_WORDS &
  typeof CART_PAGE_WORDS &
  typeof CART_WORDS &
  typeof CHOOSING_WORDS &
  typeof COUNTER_WORDS &
  typeof DIALOG_WORDS &
  typeof FAILURE_WORDS &
  typeof FORM_WORDS &
  typeof GALLERY_WORDS &
  typeof GATEWAY_WORDS &
  typeof IMAGE_WORDS &
  typeof INSTALLMENT_WORDS &
  typeof LANGUAGE_WORDS &
  typeof LOGIN_WORDS &
  typeof PLACES_WORDS &
  typeof PRODUCT_LIST_WORDS &
  typeof PRODUCT_WORDS &
  typeof PURCHASE_WORDS &
  typeof QUICK_VIEW_WORDS &
  typeof RESTOCK_WORDS &
  typeof REVIEW_WORDS &
  typeof SEARCH_WORDS &
  typeof SUBMISSION_WORDS &
  typeof SUBSCRIPTION_WORDS &
  typeof SURVEY_WORDS;
// end of words

/** A site's own words; each replaces the default. Source: docs/behaviour/words.md §3 */
export type OwnWords = { readonly [Key in keyof Vocabulary]?: Vocabulary[Key] };
