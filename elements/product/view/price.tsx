import type { ReactNode } from 'react';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import type { PriceContent } from '../index.ts';

/**
 * Draws the price of a product: the price, on sale beside the former one; interval and total of a subscription; the
 * badge; the scarcity message. Draws nothing if all are empty.
 * @param props the content
 * Source: docs/behaviour/products.md §4.3, §4.4, §6, §9.2
 */
export function Price(content: PriceContent): ReactNode {
  const { priceText, originalPriceText, periodText, totalText, status, scarcityText } = content;
  if (priceText === null && periodText === null && !status) return null;
  return (
    <p part="price">
      {originalPriceText === null ? (
        <span>{priceText}</span>
      ) : (
        <Reduced from={originalPriceText} to={priceText} />
      )}
      {status && ' '}
      {status && <span part={`status ${status.type}`}>{status.text}</span>}
      <Line name="period" text={periodText} />
      <Line name="total" text={totalText} />
      <Line name="scarcity" text={scarcityText} />
    </p>
  );
}

function Reduced({ from, to }: { readonly from: string; readonly to: string | null }): ReactNode {
  return (
    <>
      <span part="spoken">{`${PRODUCT_WORDS.salePrice} `}</span>
      <span part="sale-price">{to}</span> <span part="spoken">{`${PRODUCT_WORDS.originalPrice} `}</span>
      <s part="original-price">{from}</s>
    </>
  );
}

/** A space separates the texts for screen readers. */
function Line({ name, text }: { readonly name: string; readonly text: string | null }): ReactNode {
  return text !== null && <span part={name}>{` ${text}`}</span>;
}
