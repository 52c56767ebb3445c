import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { CART_STRINGS } from '../../core/cart/index.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartLine } from './cart-line.tsx';
import type { CartContent } from './cart-content.ts';
import type { CartHost } from './cart-host.ts';
import { Failure } from './failure.tsx';
import { STORE_CART_STRINGS } from './strings.ts';
import { UndoNotice } from './undo-notice.tsx';

interface ViewProps {
  readonly host: CartHost;
}

/**
 * Draws the cart page.
 * @param props the shell
 * @returns the lines and the summary, or what stands in for them
 */
export function View({ host }: ViewProps): ReactNode {
  const content = useStore(host.$content);
  switch (content.state) {
    case 'loading':
      return <Loading host={host} />;
    case 'failed':
      return <Failed host={host} content={content} />;
    case 'empty':
      return (
        <div part="empty">
          <UndoNotice host={host} undo={content.undo} />
          <slot name="empty">
            <p>{CART_STRINGS.empty}</p>
          </slot>
        </div>
      );
    case 'filled':
      return <Filled host={host} content={content} />;
  }
}

/** What the page drew stays until something newer is known. */
function Loading({ host }: ViewProps): ReactNode {
  switch (host.drawnByPage) {
    case 'lines':
      return <slot />;
    case 'emptiness':
      return <slot name="empty" />;
    case 'nothing':
      return <p part="loading">{STORE_CART_STRINGS.loading}</p>;
  }
}

interface FailedProps extends ViewProps {
  readonly content: Extract<CartContent, { state: 'failed' }>;
}

/** The button stays while the cart is read again, and with it the focus. */
function Failed({ host, content: { message, isRetrying } }: FailedProps): ReactNode {
  return (
    <div part="empty">
      {isRetrying && <p part="loading">{STORE_CART_STRINGS.loading}</p>}
      <Failure problem={isRetrying ? null : { title: STORE_CART_STRINGS.unableToLoad, message }} />
      <button
        part="quiet-button"
        type="button"
        aria-disabled={isRetrying || undefined}
        onClick={() => {
          if (!isRetrying) host.retry();
        }}
      >
        {STORE_CART_STRINGS.retry}
      </button>
    </div>
  );
}

interface FilledProps extends ViewProps {
  readonly content: Extract<CartContent, { state: 'filled' }>;
}

function Filled({ host, content }: FilledProps): ReactNode {
  return (
    <div part="layout">
      <div part="main">
        <UndoNotice host={host} undo={content.undo} />
        <ul part="lines" aria-label={STORE_CART_STRINGS.lines}>
          {content.lines.map((line) => (
            <CartLine key={line.entry.id} host={host} line={line} />
          ))}
        </ul>
      </div>
      <CartSummary host={host} content={content} />
    </div>
  );
}
