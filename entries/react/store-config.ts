// Generated from tags.json by `npm run generate`.
import { StoreConfigElement } from '../../elements/store-config/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-config>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreConfig: TagComponent<'store-config'> = /* @__PURE__ */ createComponent(
  'store-config',
  StoreConfigElement,
);
