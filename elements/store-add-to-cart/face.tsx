import type { ReactNode } from 'react';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import { QUANTITY_NAME } from '../ui/index.ts';
import { Price } from '../product/view/index.ts';
import type { AddToCartContent, OptionContent, ProductContent } from './content.ts';
import type { AddToCartActions } from './model.ts';

const FAILURE_ID = 'failure';

/**
 * Draws add-to-cart: price, one control per option, quantity, button, and an alert for failures; without a product, the
 * author's own content.
 * @param props its content and actions
 * Source: docs/behaviour/products.md §11.1; docs/behaviour/elements.md §6.1
 */
export function AddToCart({ content, actions }: DrawingProps<AddToCartContent, AddToCartActions>): ReactNode {
  if (content.state === 'no-product') return <slot />;
  return (
    // Two products on a page have the same controls: the group's name distinguishes them. A form cannot be the
    // group.
    <div role="group" aria-label={content.title || undefined}>
      <Form content={content} actions={actions} />
    </div>
  );
}

function Form({ content, actions }: DrawingProps<ProductContent, AddToCartActions>): ReactNode {
  // All controls: a script of the page may have set another one without an event.
  const take = ({ currentTarget: { form } }: Taken) => {
    for (const { name, value } of shownIn(form))
      if (name === QUANTITY_NAME) actions.typeQuantity(value);
      else actions.choose(name, value);
  };
  return (
    <form
      part="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take({ currentTarget: { form: event.currentTarget } });
        actions.submit();
      }}
    >
      {content.isPriceShown && <Price {...content} />}
      {content.options.map((option, index) => {
        const Option = option.style === 'radio' ? RadioOption : SelectOption;
        return <Option key={option.name} id={`option-${index}`} option={option} take={take} />;
      })}
      <div part="actions">
        {content.quantityText !== null && (
          <div part="quantity">
            <label part="label" htmlFor={QUANTITY_NAME}>
              {PRODUCT_WORDS.quantity}
            </label>
            {/* Not type=number: that hides invalid text from us, and the messages need it. */}
            <input
              part="quantity-input"
              id={QUANTITY_NAME}
              name={QUANTITY_NAME}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={content.quantityText}
              onInput={take}
              {...invalid(content.isQuantityInvalid)}
            />
          </div>
        )}
        <Button {...content} />
      </div>
      <Failure {...content} />
    </form>
  );
}

/** Reads all values before anything is drawn again. */
function shownIn(form: HTMLFormElement | null) {
  const controls = form?.querySelectorAll<Control>('select,[type=text],input:checked') ?? [];
  return Array.from(controls, ({ name, value }) => ({ name, value }));
}

type Control = HTMLInputElement | HTMLSelectElement;

/** An event of a control of the form. */
interface Taken {
  readonly currentTarget: Pick<Control, 'form'>;
}

interface OptionProps {
  readonly id: string;
  readonly option: OptionContent;
  readonly take: (event: Taken) => void;
}

function SelectOption({ id, option, take }: OptionProps): ReactNode {
  const { name, label, chosen, placeholder, values, isInvalid } = option;
  return (
    <div part="option">
      <label part="label" htmlFor={id}>
        {label}
      </label>
      <select
        part="select"
        id={id}
        name={name}
        value={chosen}
        onInput={take}
        onChange={take}
        {...invalid(isInvalid)}
      >
        <option value="">{placeholder}</option>
        {values.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function RadioOption({ option, take }: OptionProps): ReactNode {
  const { name, label, chosen, values, isInvalid } = option;
  return (
    <fieldset part="option" role="radiogroup" aria-label={label} {...invalid(isInvalid)}>
      <legend part="label">{label}</legend>
      {values.map(({ value, text, isAvailable }) => (
        <label key={value} part={isAvailable ? 'value' : 'value value-sold-out'}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={take} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Button({ label, state, status, priceText }: ProductContent): ReactNode {
  const isAdding = state === 'adding';
  const isDisabled = isAdding || status?.type === 'sold-out' || priceText === null;
  return (
    // Not `disabled`, so that the focus stays where it is.
    <button
      part="button"
      type="submit"
      aria-disabled={isDisabled ? true : undefined}
      aria-busy={isAdding ? true : undefined}
    >
      {label}
    </button>
  );
}

/**
 * Present from the start: screen readers announce changes only of alerts that they know. The code that lays it over the
 * page may have made it a popover before React hydrates it.
 */
function Failure({ failure, failureNumber }: ProductContent): ReactNode {
  return (
    <div part="failure" id={FAILURE_ID} role="alert" suppressHydrationWarning>
      {failure && [
        <strong key={`title-${failureNumber}`} part="failure-title">
          {failure.title}
        </strong>,
        <span key={`message-${failureNumber}`} part="failure-message">
          {failure.message}
        </span>,
      ]}
    </div>
  );
}

function invalid(isInvalid: boolean): object {
  return isInvalid ? { 'aria-invalid': true, 'aria-describedby': FAILURE_ID } : {};
}
