import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to something that is not drawn yet.
 * @param root what it will stand in
 * @returns takes a selector; the first that fits gets the focus as soon as it is there
 */
export function useFocusLater(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef('');
  // After each drawing: nobody knows which one brings it.
  useEffect(() => {
    if (wanted.current === '') return;
    const found = root.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = '';
    found.focus();
    if (found instanceof HTMLInputElement) found.select();
  });
  return (selector) => {
    wanted.current = selector;
  };
}
