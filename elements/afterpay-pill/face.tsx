import type { ReactNode } from 'react';
import type { DrawingProps } from '../host/index.ts';
import type { InstallmentContent } from './content.ts';
import type { InstallmentActions } from './model.ts';

/**
 * Draws the pill: brand, text and the details button; nothing where instalments are not offered.
 * @param props its content and actions
 * Source: docs/behaviour/instalments.md §3, §5.1
 */
export function InstallmentPill({
  content,
  actions,
}: DrawingProps<InstallmentContent, InstallmentActions>): ReactNode {
  if (content.state === 'waiting') return <slot />;
  if (content.state === 'nothing') return null;
  const { brand, text, spokenText, infoLabel, isOpening } = content;
  const isReplaced = spokenText === null ? undefined : true;
  return (
    <div part="pill">
      <p part="message">
        {spokenText !== null && <span part="spoken">{spokenText}</span>}
        <span part="brand" aria-hidden={isReplaced}>
          {brand}
        </span>{' '}
        <span part="text" aria-hidden={isReplaced}>
          {text}
        </span>
      </p>
      {infoLabel !== null && (
        <button
          part="info"
          type="button"
          aria-label={infoLabel}
          aria-haspopup="dialog"
          aria-busy={isOpening ? true : undefined}
          aria-disabled={isOpening ? true : undefined}
          onClick={actions.open}
        >
          <span aria-hidden="true">i</span>
        </button>
      )}
    </div>
  );
}
