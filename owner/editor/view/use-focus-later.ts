import { useEffect, useRef, type RefObject } from 'react';
import { focusInView } from '../../../elements/ui/index.ts';

/**
 * Focuses a node that is not rendered yet.
 * @param root its future ancestor
 * @returns takes a selector; the first match gets the focus once it is rendered
 */
export function useFocusLater(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef('');
  // After each rendering, because any of them may render it.
  useEffect(() => {
    if (wanted.current === '') return;
    const found = root.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = '';
    focusInView(found);
    if (found instanceof HTMLInputElement) found.select();
  });
  return (selector) => {
    wanted.current = selector;
  };
}
