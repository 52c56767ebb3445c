import type { MouseEvent, ReactNode } from 'react';
import { CART_PAGE_WORDS, CART_WORDS } from '../../core/words/index.ts';
import type { CartContent } from './content.ts';
import type { CartActions } from './model.ts';
import { Failure } from './failure.tsx';

const OBSTACLE_ID = 'obstacle';

/**
 * Renders the totals and the checkout link.
 * @param props its content and actions
 */
export function CartSummary({
  content,
  actions,
}: {
  readonly actions: CartActions;
  readonly content: Extract<CartContent, { state: 'filled' }>;
}): ReactNode {
  const { totals, arePending, notes, obstacle, isCorrectionRequested, checkoutUrl } = content;
  const goToCheckout = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    actions.checkout();
  };
  return (
    <section part="summary" aria-label={CART_PAGE_WORDS.orderSummary}>
      <h2 part="summary-title">{CART_PAGE_WORDS.orderSummary}</h2>
      <dl part="totals" aria-busy={arePending || undefined}>
        {totals.map(({ label, amountText, isGrand }, index) => [
          <dt key={`${index} label`} part={isGrand ? 'grand' : undefined}>
            {label}
          </dt>,
          <dd key={index} part={isGrand ? 'grand' : undefined}>
            <bdi>{amountText}</bdi>
          </dd>,
        ])}
      </dl>
      {notes.map((note, index) => (
        <p key={index} part="note">
          {note}
        </p>
      ))}
      {obstacle !== null && (
        <p part="obstacle" id={OBSTACLE_ID}>
          {obstacle}
        </p>
      )}
      <Failure problem={isCorrectionRequested ? { message: CART_WORDS.updateInformation } : null} />
      <a
        part="checkout"
        href={checkoutUrl}
        aria-disabled={obstacle === null ? undefined : true}
        aria-describedby={obstacle === null ? undefined : OBSTACLE_ID}
        onClick={goToCheckout}
      >
        {CART_PAGE_WORDS.checkout}
      </a>
    </section>
  );
}
