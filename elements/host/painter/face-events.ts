/**
 * The handlers that a face may use, and the native events of which the shell calls them. A root of React asks for some 140 listeners, which cost as much as drawing a small
 * form: over a face it gets those of this table. The painter and the lint refuse every other handler. `onChange` is for
 * boxes and radio buttons alone: of a text field React would call it with each letter, a browser when it is left.
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
