// Generated from tags.json by `npm run generate`.
import { StorePriceElement } from '../../elements/store-price/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-price>`. Source: docs/behaviour/elements.md §8.5. */
export const StorePrice: TagComponent<'store-price'> = /* @__PURE__ */ createComponent(
  'store-price',
  StorePriceElement,
);
