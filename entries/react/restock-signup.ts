// Generated from tags.json by `npm run generate`.
import { RestockSignupElement } from '../../elements/restock-signup/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<restock-signup>`. Source: docs/behaviour/elements.md §8.5. */
export const RestockSignup: TagComponent<'restock-signup'> = /* @__PURE__ */ createComponent(
  'restock-signup',
  RestockSignupElement,
);
