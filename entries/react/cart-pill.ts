// Generated from tags.json by `npm run generate`.
import { CartPillElement } from '../../elements/cart-pill/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<cart-pill>`. Source: docs/behaviour/elements.md §8.5. */
export const CartPill: TagComponent<'cart-pill'> = /* @__PURE__ */ createComponent(
  'cart-pill',
  CartPillElement,
);
