/**
 * React's handlers that views may use, and the native events that React needs for each. A root of React asks for some
 * 140 listeners, which cost as much as drawing a small form; a view hears only these. What React attaches to the node
 * itself (`onLoad`, `onToggle`, `onClose` and their like) is not in question.
 */
export const HEARD_EVENTS: Readonly<Record<string, readonly string[]>> = {
  onBlur: ['focusout'],
  onChange: ['change', 'click', 'input'],
  onClick: ['click'],
  onFocus: ['focusin'],
  onKeyDown: ['keydown'],
  onSubmit: ['submit'],
};
