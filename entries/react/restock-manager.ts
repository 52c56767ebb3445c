// Generated from tags.json by `npm run generate`.
import { RestockManagerElement } from '../../owner/restock-manager/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<restock-manager>`. Source: docs/behaviour/elements.md §8.5. */
export const RestockManager: TagComponent<'restock-manager'> = /* @__PURE__ */ createComponent(
  'restock-manager',
  RestockManagerElement,
);
