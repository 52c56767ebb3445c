import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createFailureLayer, type CartProblem } from '../../purchase/index.ts';
import { Failure } from './failure.tsx';
import { Warnings } from './warnings.tsx';

const NONE: readonly string[] = [];

interface MessagesProps {
  /** What they are shown below. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly problem: Partial<CartProblem> | null;
  readonly warnings?: readonly string[];
  /** The ids of the alert and of the warnings. */
  readonly ids?: { readonly problem: string; readonly warning: string };
}

/**
 * Renders a failure and warnings over the page, below their anchor: no line and no total moves.
 * @param props the messages and their anchor
 * Source: docs/behaviour/cart-page.md §6.5
 */
export function Messages({ anchor, problem, warnings = NONE, ids }: MessagesProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const said = [problem?.title, problem?.message, ...warnings].filter(Boolean).join(' ');
  useLayoutEffect(() => {
    if (said === '' || !place.current || !anchor.current) return undefined;
    const life = new AbortController();
    createFailureLayer(place.current, anchor.current, life.signal).show();
    return () => {
      life.abort();
    };
    // A repeated refusal shows it again.
  }, [anchor, said, problem]);
  return (
    <div ref={place} part="messages">
      <Failure id={ids?.problem} problem={problem} />
      <Warnings id={ids?.warning} warnings={warnings} />
    </div>
  );
}
