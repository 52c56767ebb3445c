import type { ReactNode } from 'react';
import { PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { ShownList } from './content.ts';
import type { ListActions } from './model.ts';

/**
 * Draws the way to further products: a button, or links to pages; on a server both.
 * @param props the list and its actions
 * Source: docs/behaviour/product-lists.md §5.4
 */
export function Pages({
  content,
  actions,
}: {
  readonly content: ShownList;
  readonly actions: ListActions;
}): ReactNode {
  return (
    <>
      {content.hasMore && (
        <button part="more" type="button" aria-disabled={content.isLoading} onClick={actions.addMore}>
          {PRODUCT_LIST_WORDS.moreProducts}
        </button>
      )}
      {content.pages.length > 0 && <PageLinks content={content} />}
    </>
  );
}

function PageLinks({ content }: { readonly content: ShownList }): ReactNode {
  return (
    <nav part="pages" aria-label={PRODUCT_LIST_WORDS.productPages}>
      <ul part="page-list" role="list">
        {content.pages.map(({ page, text, label, isCurrent, href }) => (
          <li key={label}>
            <a
              part={isCurrent ? 'page current-page' : 'page'}
              href={href}
              aria-label={label === text ? undefined : label}
              aria-current={isCurrent ? 'page' : undefined}
              data-page={page}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
