import type { ReactNode } from 'react';
import { LIST_PARAMETERS } from '../../core/product-list/index.ts';
import { FAILURE_WORDS, PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import type { ListContent, ShownList, ShownControls, ShownFilter } from './content.ts';
import { Cards } from './card.tsx';
import { FILTERS_ID, focusControls, focusNextChip } from './focus-successor.ts';
import type { ListActions } from './model.ts';

type FaceProps = DrawingProps<ListContent, ListActions>;

const SORT_ID = 'sort';

/**
 * Draws what is around the products, which are the tag's own children.
 * @param props its content and actions
 * Source: docs/behaviour/product-lists.md §5
 */
export function List({ content, actions }: FaceProps): ReactNode {
  if (content.state === 'hidden') return null;
  const isShown = content.state === 'shown';
  return (
    <div part="list" aria-busy={content.isLoading}>
      <slot name="filters">
        {isShown && content.controls && <Controls controls={content.controls} actions={actions} />}
      </slot>
      {isShown && content.emptyText !== null && <Empty content={content} actions={actions} />}
      {isShown && content.cards ? <Cards {...content} cards={content.cards} /> : <slot name="products" />}
      {!isShown && <slot />}
      <Failure content={content} actions={actions} />
      <slot name="pages">{isShown && <Pages content={content} actions={actions} />}</slot>
    </div>
  );
}

interface ControlsProps {
  readonly controls: ShownControls;
  readonly actions: ListActions;
}

function Controls({ controls, actions }: ControlsProps): ReactNode {
  const { countText, filters, prices, chips, filterText, orders, isOpen } = controls;
  const hasFilters = filters.length > 0 || prices.length > 0;
  return (
    <form
      part="controls"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        actions.applyPrices();
      }}
    >
      <div part="toolbar">
        {hasFilters && (
          <button
            part="filters-title"
            type="button"
            aria-expanded={isOpen}
            aria-controls={FILTERS_ID}
            onClick={actions.toggleFilters}
          >
            {filterText}
          </button>
        )}
        {countText !== null && <p part="count">{countText}</p>}
        {orders.length > 1 && <Sort controls={controls} actions={actions} />}
      </div>
      {hasFilters && (
        <div part="filters" id={FILTERS_ID} hidden={!isOpen}>
          {filters.map((filter) => (
            <Filter key={filter.title} filter={filter} actions={actions} />
          ))}
          {prices.length > 0 && <Prices controls={controls} actions={actions} />}
        </div>
      )}
      {chips.length > 0 && <Chips controls={controls} actions={actions} />}
    </form>
  );
}

function Chips({ controls, actions }: ControlsProps): ReactNode {
  return (
    <ul part="chips" role="list">
      {controls.chips.map(({ key, text, label, without }) => (
        <li key={key}>
          <button
            part="chip"
            type="button"
            aria-label={label}
            onClick={({ currentTarget }) => {
              focusNextChip(currentTarget);
              actions.filterBy(without);
            }}
          >
            <span>{text}</span>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li key="clear">
        <Clear actions={actions} />
      </li>
    </ul>
  );
}

function Clear({ actions }: Pick<ControlsProps, 'actions'>): ReactNode {
  return (
    <button
      part="clear"
      type="button"
      onClick={({ currentTarget }) => {
        focusControls(currentTarget);
        actions.clear();
      }}
    >
      {PRODUCT_LIST_WORDS.clearFilters}
    </button>
  );
}

function Sort({ controls, actions }: ControlsProps): ReactNode {
  return (
    <p part="sort">
      <label htmlFor={SORT_ID}>{PRODUCT_LIST_WORDS.sortProducts}</label>
      <select
        id={SORT_ID}
        name={LIST_PARAMETERS.sort}
        part="select"
        value={controls.sort}
        onInput={({ currentTarget }) => {
          actions.sortBy(currentTarget.value);
        }}
      >
        {controls.orders.map(({ order, text }) => (
          <option key={order} value={order}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

function Filter({
  filter,
  actions,
}: {
  readonly filter: ShownFilter;
  readonly actions: ListActions;
}): ReactNode {
  return (
    <fieldset part="filter">
      <legend part="filter-title">{filter.title}</legend>
      {filter.choices.map(({ name, value, text, isChecked, next }) => (
        <label part="choice" key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={isChecked}
            onChange={() => {
              actions.filterBy(next);
            }}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Prices({ controls, actions }: ControlsProps): ReactNode {
  return (
    <fieldset part="filter">
      <legend part="filter-title">{PRODUCT_LIST_WORDS.filterPrice}</legend>
      {controls.prices.map(({ bound, name, label, text, hint }) => (
        <label part="price" key={name}>
          <span>{label}</span>
          <input
            type="number"
            inputMode="decimal"
            min="0"
            step="any"
            name={name}
            value={text}
            placeholder={hint}
            onInput={({ currentTarget }) => {
              actions.typePrice(bound, currentTarget.value);
            }}
            onBlur={actions.applyPrices}
          />
        </label>
      ))}
    </fieldset>
  );
}

function Empty({
  content,
  actions,
}: {
  readonly content: ShownList;
  readonly actions: ListActions;
}): ReactNode {
  const hasFilters = (content.controls?.chips.length ?? 0) > 0;
  return (
    <div part="empty">
      <p>{content.emptyText}</p>
      {hasFilters && <Clear actions={actions} />}
    </div>
  );
}

function Failure({ content, actions }: FaceProps): ReactNode {
  const hasFailed = content.state !== 'hidden' && content.hasFailed;
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

function Pages({
  content,
  actions,
}: {
  readonly content: ShownList;
  readonly actions: ListActions;
}): ReactNode {
  if (content.hasMore)
    return (
      <button part="more" type="button" aria-disabled={content.isLoading} onClick={actions.addMore}>
        {PRODUCT_LIST_WORDS.moreProducts}
      </button>
    );
  if (content.pages.length === 0) return null;
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
