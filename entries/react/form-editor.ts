// Generated from tags.json by `npm run generate`.
import { FormEditorElement } from '../../owner/form-editor/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<form-editor>`. Source: docs/behaviour/elements.md §8.5. */
export const FormEditor: TagComponent<'form-editor'> = /* @__PURE__ */ createComponent(
  'form-editor',
  FormEditorElement,
);
