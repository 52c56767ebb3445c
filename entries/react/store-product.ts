// Generated from tags.json by `npm run generate`.
import { StoreProductElement } from '../../elements/store-product/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-product>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreProduct: TagComponent<'store-product'> = /* @__PURE__ */ createComponent(
  'store-product',
  StoreProductElement,
);
