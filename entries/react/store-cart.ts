// Generated from tags.json by `npm run generate`.
import { StoreCartElement } from '../../elements/store-cart/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-cart>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreCart: TagComponent<'store-cart'> = /* @__PURE__ */ createComponent(
  'store-cart',
  StoreCartElement,
);
