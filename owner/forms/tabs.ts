/** The tabs of the form editor. Source: docs/behaviour/form-editor.md §1.3 */
export const FORM_EDITOR_TABS = ['build', 'storage', 'advanced', 'captcha', 'disclaimer'] as const;

/** A tab of the form editor. */
export type FormEditorTab = (typeof FORM_EDITOR_TABS)[number];
