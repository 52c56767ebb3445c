import { useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { CART_PAGE_WORDS, CART_WORDS } from '../../core/words/index.ts';
import type { CartContent } from './content.ts';
import type { CartActions } from './model.ts';
import { Messages } from './messages.tsx';

type FilledContent = Extract<CartContent, { state: 'filled' }>;

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
  readonly content: FilledContent;
}): ReactNode {
  const { totals, arePending, notes, obstacle, isCorrectionRequested, checkoutUrl } = content;
  const link = useRef<HTMLAnchorElement>(null);
  const text = CART_WORDS.updateInformation;
  const correction = useMemo(
    () => (isCorrectionRequested ? { message: text } : null),
    [isCorrectionRequested, text],
  );
  const goToCheckout = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    actions.checkout();
  };
  return (
    <section part="summary" aria-label={CART_PAGE_WORDS.orderSummary}>
      <h2 part="summary-title">{CART_PAGE_WORDS.orderSummary}</h2>
      <Totals totals={totals} arePending={arePending} />
      {notes.map((note, index) => (
        <p key={index} part="note">
          {note}
        </p>
      ))}
      <Messages anchor={link} problem={correction} />
      <a
        ref={link}
        part="checkout"
        href={checkoutUrl}
        aria-disabled={obstacle === null ? undefined : true}
        aria-describedby={obstacle === null ? undefined : OBSTACLE_ID}
        onClick={goToCheckout}
      >
        {CART_PAGE_WORDS.checkout}
      </a>
      {/* Below the link, which does not move under the pointer when a quantity changes. */}
      {obstacle !== null && (
        <p part="obstacle" id={OBSTACLE_ID}>
          {obstacle}
        </p>
      )}
    </section>
  );
}

function Totals({ totals, arePending }: Pick<FilledContent, 'totals' | 'arePending'>): ReactNode {
  return (
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
  );
}
