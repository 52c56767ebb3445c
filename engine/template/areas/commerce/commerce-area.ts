import type { Tools } from '../../run/area.ts';
import { ourArea } from '../../run/our-area.ts';
import { addToCartButton } from './add-to-cart.ts';
import { cartQuantity, cartSubtotal, cartUrl } from './cart.ts';
import { productCheckout } from './checkout.ts';
import { minorPrice } from './minor-price.ts';
import { productPrice } from './product-price.ts';
import { hasSeveralVariants, hasVariedPrices, isOnSale, isSoldOut } from './offer.ts';
import { productStatus } from './product-status.ts';
import { quantityInput } from './quantity-input.ts';
import { quickView } from './quick-view.ts';
import { restockNotification } from './restock-notification.ts';
import { scarcity } from './scarcity.ts';
import { subscriptionPrice } from './subscription-price.ts';
import { summaryFormField } from './summary-form-field.ts';
import { variantDescriptor } from './variant-descriptor.ts';
import { variantsSelect } from './variants-select.ts';

/** Products, prices and carts. Source: docs/behaviour/template-markup.md §1; docs/behaviour/template-language.md §14.3 */
export const commerceArea = /* @__PURE__ */ ourArea({
  formatters: {
    'add-to-cart-btn': addToCartButton,
    'cart-quantity': cartQuantity,
    'cart-subtotal': cartSubtotal,
    'cart-url': cartUrl,
    'from-price': (args: readonly [], tools: Tools) => minorPrice('fromPrice')(args, tools),
    'normal-price': (args: readonly [], tools: Tools) => minorPrice('normalPrice')(args, tools),
    'product-checkout': productCheckout,
    'product-price': productPrice,
    'product-quick-view': quickView,
    'product-restock-notification': restockNotification,
    'product-scarcity': scarcity,
    'product-status': productStatus,
    'quantity-input': quantityInput,
    'sale-price': (args: readonly [], tools: Tools) => minorPrice('salePrice')(args, tools),
    'subscription-price': subscriptionPrice,
    'summary-form-field': summaryFormField,
    'variant-descriptor': variantDescriptor,
    'variants-select': variantsSelect,
  },
  predicates: {
    'has-variants?': () => (scope) => hasSeveralVariants(scope.value),
    'on-sale?': () => (scope) => isOnSale(scope.value),
    'sold-out?': () => (scope) => isSoldOut(scope.value),
    'varied-prices?': () => (scope) => hasVariedPrices(scope.value),
  },
});
