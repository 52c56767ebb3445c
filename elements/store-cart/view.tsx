import type { ReactNode } from 'react';
import { CART_PAGE_WORDS, CART_WORDS, FAILURE_WORDS } from '../../core/words/index.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartLine } from './cart-line.tsx';
import type { DrawingProps } from '../host/index.ts';
import type { CartContent, DrawnByPage } from './content.ts';
import type { CartActions } from './model.ts';
import { Failure } from './failure.tsx';
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
      return (
        <div part="empty">
          <UndoNotice undo={content.undo} actions={actions} />
          <Warnings warnings={content.warnings} />
          <slot name="empty">
            <p>{CART_WORDS.emptyCart}</p>
          </slot>
        </div>
      );
    case 'filled':
      return <Filled content={content} actions={actions} />;
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

interface FilledProps {
  readonly actions: CartActions;
  readonly content: Extract<CartContent, { state: 'filled' }>;
}

function Filled({ content, actions }: FilledProps): ReactNode {
  return (
    <div part="layout">
      <div part="main">
        <UndoNotice undo={content.undo} actions={actions} />
        <Warnings warnings={content.warnings} />
        <ul part="lines" aria-label={CART_PAGE_WORDS.cartLines}>
          {content.lines.map((line) => (
            <CartLine key={line.entry.id} line={line} actions={actions} />
          ))}
        </ul>
      </div>
      <CartSummary content={content} actions={actions} />
    </div>
  );
}
