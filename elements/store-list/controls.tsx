import type { ReactNode } from 'react';
import { LIST_PARAMETERS } from '../../core/product-list/index.ts';
import { PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { PrintedForm, ShownControls, ShownFilter } from './content.ts';
import { FILTERS_ID, focusControls, focusNextChip } from './focus-successor.ts';
import type { ListActions } from './model.ts';

const SORT_ID = 'sort';

interface ControlsProps {
  readonly controls: ShownControls;
  readonly actions: ListActions;
}

/**
 * Draws the count, the order and the filters of a list.
 * @param props its controls and actions
 * Source: docs/behaviour/product-lists.md §5.2
 */
export function Controls({ controls, actions }: ControlsProps): ReactNode {
  const { countText, filters, prices, filterText, orders, isOpen, printed } = controls;
  const hasFilters = filters.length > 0 || prices.length > 0;
  return (
    <form
      part="controls"
      method="get"
      action={printed?.action}
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
      <Chips controls={controls} actions={actions} />
      {printed && <Apply controls={controls} fields={printed.fields} />}
    </form>
  );
}

/** Without a script, a form needs a button. The tag removes everything that is marked as printed. */
function Apply({
  controls,
  fields,
}: Pick<ControlsProps, 'controls'> & Pick<PrintedForm, 'fields'>): ReactNode {
  const { filters, prices, orders } = controls;
  const own = new Set([
    ...filters.flatMap(({ choices }) => choices.map(({ name }) => name)),
    ...prices.map(({ name }) => name),
    ...(orders.length > 1 ? [LIST_PARAMETERS.sort] : []),
  ]);
  return (
    <>
      {fields.map(
        ([name, value], index) =>
          !own.has(name) && (
            <input key={`${index}`} type="hidden" name={name} value={value} data-store-printed="" />
          ),
      )}
      <button type="submit" data-store-printed="">
        {PRODUCT_LIST_WORDS.showProducts}
      </button>
    </>
  );
}

function Chips({ controls, actions }: ControlsProps): ReactNode {
  if (controls.chips.length === 0) return null;
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

/** The button that removes all filters. */
export function Clear({ actions }: Pick<ControlsProps, 'actions'>): ReactNode {
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
