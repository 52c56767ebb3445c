import { useMemo, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { CART_PAGE_WORDS, CART_WORDS } from '../../../core/words/index.ts';
import { CodeForm } from './code-form.tsx';
import type { CartActions, CartContent, FreeShippingContent } from '../index.ts';
import { Messages } from './messages.tsx';
import { NoteForm } from './note-form.tsx';

type FilledContent = Extract<CartContent, { state: 'filled' }>;

interface SummaryProps {
  readonly actions: CartActions;
  readonly content: FilledContent;
}

const OBSTACLE_ID = 'obstacle';
const FREE_SHIPPING_ID = 'free-shipping';

/**
 * Renders the fields for codes and the note, the totals, and the checkout link.
 * @param props its content and actions
 */
export function CartSummary({ content, actions }: SummaryProps): ReactNode {
  const { totals, arePending, notes, obstacle, isCorrectionRequested } = content;
  const { codes, note: orderNote, checkoutProblem } = content;
  const link = useRef<HTMLAnchorElement>(null);
  const text = CART_WORDS.updateInformation;
  const correction = useMemo(
    () => (isCorrectionRequested ? { message: text } : null),
    [isCorrectionRequested, text],
  );
  return (
    <section part="summary" aria-label={CART_PAGE_WORDS.orderSummary}>
      <h2 part="summary-title">{CART_PAGE_WORDS.orderSummary}</h2>
      {content.freeShipping && <FreeShipping {...content.freeShipping} />}
      {codes && <CodeForm codes={codes} actions={actions} />}
      <Totals totals={totals} arePending={arePending} />
      {notes.map((note, index) => (
        <p key={index} part="note">
          {note}
        </p>
      ))}
      {orderNote && <NoteForm note={orderNote} actions={actions} />}
      <Messages anchor={link} problem={correction ?? checkoutProblem} />
      <CheckoutLink place={link} content={content} actions={actions} />
      {/* Below the link, which does not move under the pointer when a quantity changes. */}
      {obstacle !== null && (
        <p part="obstacle" id={OBSTACLE_ID}>
          {obstacle}
        </p>
      )}
    </section>
  );
}

/** The bar has the sentence as its text: its number alone would mean nothing. */
function FreeShipping({ text, part }: FreeShippingContent): ReactNode {
  return (
    <div part="free-shipping">
      <p id={FREE_SHIPPING_ID}>{text}</p>
      <progress part="free-shipping-bar" aria-labelledby={FREE_SHIPPING_ID} max={1} value={part} />
    </div>
  );
}

interface CheckoutLinkProps extends SummaryProps {
  readonly place: RefObject<HTMLAnchorElement | null>;
}

function CheckoutLink({ place, content, actions }: CheckoutLinkProps): ReactNode {
  const { obstacle, checkout, isLeaving } = content;
  // The address alone, in another tab, would be a checkout without this cart.
  const isForThisTab = checkout.arrive !== undefined;
  const goToCheckout = (event: MouseEvent) => {
    if (!isForThisTab && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    actions.checkout();
  };
  const goByMiddleButton = (event: MouseEvent) => {
    if (isForThisTab && event.button === 1) goToCheckout(event);
  };
  return (
    <a
      ref={place}
      part="checkout"
      href={checkout.url}
      aria-disabled={obstacle === null ? undefined : true}
      aria-busy={isLeaving || undefined}
      aria-describedby={obstacle === null ? undefined : OBSTACLE_ID}
      onClick={goToCheckout}
      onAuxClick={goByMiddleButton}
    >
      {isLeaving ? CART_PAGE_WORDS.openingCheckout : CART_PAGE_WORDS.checkout}
    </a>
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
