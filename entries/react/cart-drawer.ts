// Generated from tags.json by `npm run generate`.
import { CartDrawerElement } from '../../elements/cart-drawer/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<cart-drawer>`. Source: docs/behaviour/elements.md §8.5. */
export const CartDrawer: TagComponent<'cart-drawer'> = /* @__PURE__ */ createComponent(
  'cart-drawer',
  CartDrawerElement,
);
