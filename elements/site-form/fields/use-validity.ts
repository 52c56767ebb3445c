import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Tells the browser what is wrong with a control, so that `checkValidity()` and `:invalid` agree with us.
 * @param invalidity what is wrong; '' for nothing
 * @returns goes to the control's `ref`
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
