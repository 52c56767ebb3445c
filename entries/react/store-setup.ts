// Generated from tags.json by `npm run generate`.
import { StoreSetupElement } from '../../owner/store-setup/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-setup>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreSetup: TagComponent<'store-setup'> = /* @__PURE__ */ createComponent(
  'store-setup',
  StoreSetupElement,
);
