import type { ReactNode } from 'react';
import { initialOf } from '../../core/text/index.ts';
import type { PrintedInside } from '../host/index.ts';
import type { ShownCard } from './cards.ts';

/**
 * Draws products as cards of our own.
 * @param props the products, side by side or one below the other, and how many are on their way
 * Source: docs/behaviour/product-lists.md §5.5
 */
export function Cards({
  cards,
  layout,
  placeholderCount,
}: {
  readonly cards: readonly ShownCard[];
  readonly layout: string;
  readonly placeholderCount: number;
}): ReactNode {
  return (
    <ul part="cards" role="list" data-layout={layout}>
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
      {Array.from({ length: placeholderCount }, (_, index) => (
        <li key={`placeholder ${index}`} part="placeholder" aria-hidden="true">
          <span part="picture" />
        </li>
      ))}
    </ul>
  );
}

function Card({ card }: { readonly card: ShownCard }): ReactNode {
  const { id, title, url, image, json, action, printed } = card;
  const picture = image ? (
    <img
      part="image"
      src={image.src}
      srcSet={image.srcSet || undefined}
      sizes={SIZES}
      alt=""
      loading="lazy"
    />
  ) : (
    <span part="image" aria-hidden="true">
      {initialOf(title)}
    </span>
  );
  return (
    <li part="card">
      <store-product product={json}>
        {url === null ? (
          <span part="picture">{picture}</span>
        ) : (
          <a part="picture" href={url} tabIndex={-1} aria-hidden="true">
            {picture}
          </a>
        )}
        <h3 part="title">
          {url === null ? (
            title
          ) : (
            <a part="title-link" href={url}>
              {title}
            </a>
          )}
        </h3>
        <store-price {...inside(printed?.price)} />
        {action && <Action id={id} url={url} action={action} content={printed?.addToCart} />}
      </store-product>
    </li>
  );
}

/** As the styles lay the cards out. */
const SIZES = '(min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 46vw';

function Action({
  id,
  url,
  action,
  content,
}: Pick<ShownCard, 'id' | 'url'> & {
  readonly action: NonNullable<ShownCard['action']>;
  readonly content: PrintedInside | undefined;
}): ReactNode {
  return (
    <div part="action">
      {action.does === 'add' ? (
        <store-add-to-cart {...inside(content)} />
      ) : (
        <a part="open" href={url ?? undefined} aria-label={action.label} data-store-quick-view={id}>
          {action.text}
        </a>
      )}
    </div>
  );
}

/** The content of a tag that a server has drawn. */
function inside(drawn: PrintedInside | undefined): object {
  return drawn ? { ...drawn.attributes, dangerouslySetInnerHTML: { __html: drawn.innerHTML } } : {};
}
