// Generated from tags.json by `npm run generate`.
import { StoreAddToCartElement } from '../../elements/store-add-to-cart/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-add-to-cart>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreAddToCart: TagComponent<'store-add-to-cart'> = /* @__PURE__ */ createComponent(
  'store-add-to-cart',
  StoreAddToCartElement,
);
