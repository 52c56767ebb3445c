import type { ReactNode } from 'react';

/**
 * Renders what the store has changed, politely: it is not an error. Present from the start, so that screen
 * readers announce its changes.
 * @param props the sentences, and the id that describes a field
 * @returns the status
 * Source: docs/behaviour/cart-page.md §6
 */
export function Warnings({
  id,
  warnings,
}: {
  readonly id?: string;
  readonly warnings: readonly string[];
}): ReactNode {
  return (
    <div part="warning" id={id} role="status">
      {warnings.map((sentence, index) => (
        <span key={index}>{sentence}</span>
      ))}
    </div>
  );
}
