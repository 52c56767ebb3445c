/** What a handler of a face stands for. */
interface FaceEvent {
  /** The native event that the shell listens for. */
  readonly painted: string;
  /** The native events that React needs to call the same handler. */
  readonly hydrated: readonly string[];
}

/**
 * The handlers that a face may use. A root of React asks for some 140 listeners, which cost as much as drawing a small
 * form: over a face it gets those of this table. The painter and the lint refuse every other handler. `onChange` is for
 * boxes and radio buttons alone: of a text field React would call it with each letter, a browser when it is left.
 */
export const FACE_EVENTS: Readonly<Record<string, FaceEvent>> = {
  onBlur: { painted: 'focusout', hydrated: ['focusout'] },
  onChange: { painted: 'change', hydrated: ['change', 'click', 'input'] },
  onClick: { painted: 'click', hydrated: ['click'] },
  onFocus: { painted: 'focusin', hydrated: ['focusin'] },
  onInput: { painted: 'input', hydrated: ['input'] },
  onKeyDown: { painted: 'keydown', hydrated: ['keydown'] },
  onSubmit: { painted: 'submit', hydrated: ['submit'] },
};
