import type { ReactNode } from 'react';
import { FAILURE_WORDS, PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import { Cards } from './card.tsx';
import type { ListContent, ShownList } from './content.ts';
import { Clear, Controls } from './controls.tsx';
import type { ListActions } from './model.ts';
import { Pages } from './pages.tsx';

type FaceProps = DrawingProps<ListContent, ListActions>;

interface LoadedProps {
  readonly content: Extract<ListContent, { hasFailed: boolean }>;
  readonly actions: ListActions;
}

/** The slots of nodes of the page, in their order. Each has a name: the painter tells printed nodes apart by it. */
export const PAGE_SLOTS = ['filters', 'products', '', 'pages'] as const;

/**
 * Draws what is around the products, which are the tag's own children.
 * @param props its content and actions
 * Source: docs/behaviour/product-lists.md §5
 */
export function List({ content, actions }: FaceProps): ReactNode {
  // Not nothing: the painter would keep what a server has printed.
  if (content.state === 'hidden') return <div part="list" aria-busy={false} hidden />;
  if (content.state === 'printed') return PAGE_SLOTS.map((name) => <slot key={name} name={name} />);
  return <LoadedList content={content} actions={actions} />;
}

function LoadedList({ content, actions }: LoadedProps): ReactNode {
  const shown = content.state === 'shown' ? content : null;
  return (
    <div part="list" aria-busy={content.isLoading}>
      <slot name="filters">
        {shown?.controls && <Controls controls={shown.controls} actions={actions} />}
      </slot>
      {shown && <Empty content={shown} actions={actions} />}
      {shown?.cards ? <Cards {...shown} cards={shown.cards} /> : <slot name="products" />}
      {!shown && <slot name="" />}
      <Failure content={content} actions={actions} />
      <slot name="pages">{shown && <Pages content={shown} actions={actions} />}</slot>
    </div>
  );
}

function Empty({
  content,
  actions,
}: {
  readonly content: ShownList;
  readonly actions: ListActions;
}): ReactNode {
  if (content.emptyText === null) return null;
  const hasFilters = (content.controls?.chips.length ?? 0) > 0;
  return (
    <div part="empty">
      <p>{content.emptyText}</p>
      {hasFilters && <Clear actions={actions} />}
    </div>
  );
}

function Failure({ content, actions }: LoadedProps): ReactNode {
  const { hasFailed } = content;
  return (
    <div part="failure" role="alert">
      {hasFailed && (
        <>
          <p>{PRODUCT_LIST_WORDS.productsFailed}</p>
          <button part="retry" type="button" aria-disabled={content.isLoading} onClick={actions.retry}>
            {FAILURE_WORDS.retry}
          </button>
        </>
      )}
    </div>
  );
}
