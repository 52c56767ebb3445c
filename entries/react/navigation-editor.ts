// Generated from tags.json by `npm run generate`.
import { NavigationEditorElement } from '../../owner/navigation-editor/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<navigation-editor>`. Source: docs/behaviour/elements.md §8.5. */
export const NavigationEditor: TagComponent<'navigation-editor'> = /* @__PURE__ */ createComponent(
  'navigation-editor',
  NavigationEditorElement,
);
