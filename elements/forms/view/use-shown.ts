import { useRef, type RefObject } from 'react';
import { useTyped } from './use-typed.ts';

/**
 * Reads a control at each `input` and `change`, also where React's `onChange` is silent: a script of the page has set its value.
 * @param take receives the control; called twice where React notices the event, too
 * @returns the control's ref
 * Source: docs/behaviour/form-editor.md §4.6
 */
export function useShown<Control extends HTMLElement>(
  take: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useTyped(control, take);
  return control;
}
