// Generated from tags.json by `npm run generate`.
import { StoreImageElement } from '../../elements/store-image/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-image>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreImage: TagComponent<'store-image'> = /* @__PURE__ */ createComponent(
  'store-image',
  StoreImageElement,
);
