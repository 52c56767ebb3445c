import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Sets the custom validity of a control, so that `checkValidity()` and `:invalid` agree with us.
 * @param invalidity the error; '' for none
 * @returns a callback for the control's `ref`
 * Source: docs/behaviour/forms.md §4.5
 */
export function useValidity<Element extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
  invalidity: string,
): RefObject<Element | null> {
  const control = useRef<Element>(null);
  useLayoutEffect(() => {
    control.current?.setCustomValidity(invalidity);
  }, [invalidity]);
  return control;
}
