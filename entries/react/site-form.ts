// Generated from tags.json by `npm run generate`.
import { SiteFormElement } from '../../elements/site-form/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<site-form>`. Source: docs/behaviour/elements.md §8.5. */
export const SiteForm: TagComponent<'site-form'> = /* @__PURE__ */ createComponent(
  'site-form',
  SiteFormElement,
);
