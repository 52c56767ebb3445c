import type { KeyboardEvent, ReactNode } from 'react';
import { QUANTITY_LIMITS } from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import { quantityName, type LineContent } from './cart-content.ts';
import type { CartHost } from './cart-host.ts';
import { Failure } from './failure.tsx';
import { STORE_CART_STRINGS } from './strings.ts';

interface LineProps {
  readonly host: CartHost;
  readonly line: LineContent;
}

/**
 * Draws one line: picture, title, price, quantity, removal, and what went wrong.
 * @param props the shell and the line
 * @returns the list item
 */
export function CartLine({ host, line }: LineProps): ReactNode {
  const { entry, variantText, priceText, totalText, isUpdating, isRemoving, quantity } = line;
  const { title, productUrl, image } = entry;
  const each = priceText !== null && quantity > 1 ? fill(STORE_CART_STRINGS.each, { price: priceText }) : '';
  return (
    <li part="line" aria-busy={isUpdating || isRemoving}>
      {image ? <img part="image" src={image.assetUrl} alt="" loading="lazy" /> : <span part="image" />}
      <h2 part="title">{productUrl === null ? title : <a href={productUrl}>{title}</a>}</h2>
      <span part="line-total">{totalText}</span>
      <p part="details">{[variantText, each].filter(Boolean).join(' · ')}</p>
      <div part="controls">
        <Stepper host={host} line={line} />
        <button
          part="quiet-button remove"
          type="button"
          aria-disabled={isRemoving || undefined}
          aria-label={fill(STORE_CART_STRINGS.removeItem, { title: fullTitle(line) })}
          onClick={() => {
            if (!isRemoving) void host.removeEntry(entry);
          }}
        >
          {STORE_CART_STRINGS.remove}
        </button>
      </div>
      <Failure id={problemId(line)} problem={line.problem} />
    </li>
  );
}

function Stepper({ host, line }: LineProps): ReactNode {
  const { entry, quantity, quantityText, problem } = line;
  const title = fullTitle(line);
  const commitOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') host.commitQuantity(entry);
  };
  const isLeast = quantity <= QUANTITY_LIMITS.min;
  return (
    <span part="stepper">
      <button
        type="button"
        aria-disabled={isLeast || undefined}
        aria-label={fill(STORE_CART_STRINGS.decrease, { title })}
        onClick={() => {
          if (!isLeast) host.step(entry, -1);
        }}
      >
        −
      </button>
      <input
        name={quantityName(entry)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-label={fill(STORE_CART_STRINGS.quantityOf, { title })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId(line) : undefined}
        value={quantityText}
        onChange={({ currentTarget }) => {
          host.typeQuantity(entry.id, currentTarget.value);
        }}
        onBlur={() => {
          host.leaveQuantity(entry);
        }}
        onKeyDown={commitOnEnter}
      />
      <button
        type="button"
        aria-label={fill(STORE_CART_STRINGS.increase, { title })}
        onClick={() => {
          host.step(entry, 1);
        }}
      >
        +
      </button>
    </span>
  );
}

function problemId({ entry }: LineContent): string {
  return `problem-${entry.id}`;
}

/** Two variants of one product are told apart by their values. */
function fullTitle({ entry, variantText }: LineContent): string {
  return variantText === '' ? entry.title : `${entry.title}, ${variantText}`;
}
