/**
 * The handlers that a face may use, and the native event of each. A React root adds some 140 listeners, which cost as
 * much as drawing a small form: for a face it adds only those of this table. The painter and the linter refuse every
 * other handler. `onChange` is for checkboxes and radio buttons only: on a text field React calls it for each letter, a
 * browser when the field loses the focus.
 */
export const FACE_EVENTS: Readonly<Record<string, string>> = {
  onBlur: 'focusout',
  onChange: 'change',
  onClick: 'click',
  onFocus: 'focusin',
  onInput: 'input',
  onKeyDown: 'keydown',
  onSubmit: 'submit',
};
