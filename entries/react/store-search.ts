// Generated from tags.json by `npm run generate`.
import { StoreSearchElement } from '../../elements/store-search/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-search>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreSearch: TagComponent<'store-search'> = /* @__PURE__ */ createComponent(
  'store-search',
  StoreSearchElement,
);
