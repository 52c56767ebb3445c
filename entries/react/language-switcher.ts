// Generated from tags.json by `npm run generate`.
import { LanguageSwitcherElement } from '../../elements/language-switcher/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<language-switcher>`. Source: docs/behaviour/elements.md §8.5. */
export const LanguageSwitcher: TagComponent<'language-switcher'> = /* @__PURE__ */ createComponent(
  'language-switcher',
  LanguageSwitcherElement,
);
