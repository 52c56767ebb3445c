import { useRef, type RefObject } from 'react';
import { useTyped } from '../../../elements/forms/view/index.ts';

interface ControlProps<Control> {
  readonly ref: RefObject<Control | null>;
  readonly onChange: (event: { readonly currentTarget: Control }) => void;
}

/**
 * Reads a control at each `input` and `change`, also where React's `onChange` is silent: a script of the page has set its value.
 * @param take receives the control; called twice where React notices the event, too
 * @returns the control's props
 * Source: docs/behaviour/form-editor.md §4.6
 */
export function useControl<Control extends HTMLElement>(
  take: (control: Control) => void,
): ControlProps<Control> {
  const ref = useRef<Control>(null);
  useTyped(ref, take);
  return {
    ref,
    onChange: ({ currentTarget }) => {
      take(currentTarget);
    },
  };
}
