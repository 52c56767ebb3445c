import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { CART_PAGE_WORDS, CART_WORDS, FAILURE_WORDS } from '../../../core/words/index.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartLine } from './cart-line.tsx';
import type { DrawingProps } from '../../host/index.ts';
import { focusInView } from '../../ui/index.ts';
import type { CartActions, CartContent, DrawnByPage, LineContent } from '../index.ts';
import { Failure } from './failure.tsx';
import { isFocusNowhere } from './focus-nowhere.ts';
import { UndoNotice } from './undo-notice.tsx';
import { Warnings } from './warnings.tsx';

type ViewProps = DrawingProps<CartContent, CartActions>;

/**
 * Renders the cart page.
 * @param props its content and actions
 * @returns the lines and the summary, or a placeholder
 */
export function View({ content, actions }: ViewProps): ReactNode {
  switch (content.state) {
    case 'loading':
      return <Loading drawnByPage={content.drawnByPage} />;
    case 'failed':
      return <Failed content={content} actions={actions} />;
    case 'empty':
    case 'filled':
      return <Known content={content} actions={actions} />;
  }
}

/** The page's own content stays until something newer is known. */
function Loading({ drawnByPage }: { readonly drawnByPage: DrawnByPage }): ReactNode {
  switch (drawnByPage) {
    case 'lines':
      return <slot />;
    case 'emptiness':
      return <slot name="empty" />;
    case 'nothing':
      return <p part="loading">{CART_PAGE_WORDS.loadingCart}</p>;
  }
}

interface FailedProps {
  readonly actions: CartActions;
  readonly content: Extract<CartContent, { state: 'failed' }>;
}

/** The button, and so the focus, stays while the cart is read again. */
function Failed({ actions, content: { problem, isRetrying } }: FailedProps): ReactNode {
  return (
    <div part="empty">
      {isRetrying && <p part="loading">{CART_PAGE_WORDS.loadingCart}</p>}
      <Failure problem={isRetrying ? null : problem} />
      <button
        part="quiet-button"
        type="button"
        aria-disabled={isRetrying || undefined}
        onClick={() => {
          if (!isRetrying) actions.retry();
        }}
      >
        {FAILURE_WORDS.retry}
      </button>
    </div>
  );
}

interface KnownProps {
  readonly actions: CartActions;
  readonly content: Extract<CartContent, { state: 'empty' | 'filled' }>;
}

/** The live regions stay when the last line is removed: screen readers announce only changes of existing ones. */
function Known({ content, actions }: KnownProps): ReactNode {
  const isFilled = content.state === 'filled';
  const main = useRef<HTMLDivElement>(null);
  const lostAt = useRef<number | null>(null);
  const noteLost = useCallback((index: number) => {
    lostAt.current = index;
  }, []);
  useEffect(() => {
    if (lostAt.current !== null && main.current) focusNear(main.current, lostAt.current);
    lostAt.current = null;
  });
  return (
    <div part={isFilled ? 'layout' : 'empty'}>
      <div ref={main} part="main" tabIndex={isFilled ? undefined : -1}>
        <UndoNotice undo={content.undo} actions={actions} />
        <Warnings warnings={content.warnings} />
        {isFilled ? <Lines lines={content.lines} actions={actions} onLostFocus={noteLost} /> : <Emptiness />}
        <slot name="cross-sell" />
      </div>
      {isFilled && <CartSummary content={content} actions={actions} />}
    </div>
  );
}

/** The focused line is gone: focus the next one, or the message for an empty cart. */
function focusNear(main: HTMLElement, index: number): void {
  if (!isFocusNowhere(main)) return;
  const lines = main.querySelectorAll('[part~="line"]');
  const line = lines[Math.min(index, lines.length - 1)];
  const field = line?.querySelector('input') ?? line?.querySelector('button');
  focusInView(field ?? main);
}

function Emptiness(): ReactNode {
  return (
    <slot name="empty">
      <p>{CART_WORDS.emptyCart}</p>
    </slot>
  );
}

interface LinesProps {
  readonly actions: CartActions;
  readonly lines: readonly LineContent[];
  readonly onLostFocus: (index: number) => void;
}

function Lines({ lines, actions, onLostFocus }: LinesProps): ReactNode {
  return (
    <ul part="lines" aria-label={CART_PAGE_WORDS.cartLines}>
      {lines.map((line) => (
        <CartLine key={line.entry.id} line={line} actions={actions} onLostFocus={onLostFocus} />
      ))}
    </ul>
  );
}
