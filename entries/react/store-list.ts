// Generated from tags.json by `npm run generate`.
import { StoreListElement } from '../../elements/store-list/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-list>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreList: TagComponent<'store-list'> = /* @__PURE__ */ createComponent(
  'store-list',
  StoreListElement,
);
