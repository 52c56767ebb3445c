import { useStore } from '@nanostores/react';
import r2wc from '@r2wc/react-to-web-component';
import { useState, type ChangeEvent, type ReactNode, type SyntheticEvent } from 'react';
import { readContent } from '../page/content.ts';
import { enter, hasControls } from '../page/contestant.ts';
import type { BenchProduct } from '../page/product.ts';
import { $cart, isInCart } from '../page/shared-cart.ts';
import { MARK_SHEET, SHEETS } from '../page/sheets.ts';

const sheets = [...SHEETS, MARK_SHEET]
  .map(({ styleSheet }) => styleSheet)
  .filter((sheet) => sheet !== undefined);
const POLL_MS = 8;

/** The same content as a React component that gets its product as a property. */
function AddToCart({ product }: { readonly product?: BenchProduct }): ReactNode {
  const isMarked = isInCart(useStore($cart));
  const [choice, setChoice] = useState<Readonly<Record<string, string>>>({});
  if (!product) return null;
  const { priceText, options } = readContent(product);
  const onChoose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    setChoice({ ...choice, [target.name]: target.value });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
  };
  return (
    <form part="form" noValidate data-in-cart={isMarked ? '' : undefined} onSubmit={onSubmit}>
      <p part="price">{priceText}</p>
      {options.map(({ name, values }, index) => (
        <div part="option" key={name}>
          <label part="label" htmlFor={`option-${index}`}>
            {name}
          </label>
          <select
            part="select"
            id={`option-${index}`}
            name={`option.${name}`}
            value={choice[`option.${name}`] ?? ''}
            onChange={onChoose}
          >
            <option value="">Select {name}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div part="actions">
        <div part="quantity">
          <label part="label" htmlFor="quantity">
            Quantity
          </label>
          <input
            part="quantity-input"
            id="quantity"
            name="quantity"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue="1"
          />
        </div>
        <button part="button" type="submit">
          Add To Cart
        </button>
      </div>
      <div part="failure" role="alert" />
    </form>
  );
}

const Base = r2wc(AddToCart, {
  shadow: 'open',
  props: { product: 'json' },
});

class R2wcAddToCart extends Base {
  constructor() {
    super();
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = sheets;
  }
}

customElements.define('r2wc-add-to-cart', R2wcAddToCart);

enter({
  create: (product) => Object.assign(new R2wcAddToCart(), { product }),
  isDrawn: ({ shadowRoot }) => hasControls(shadowRoot),
  // It has no completion event, but renders in order: the last element is done last.
  async whenStanding(elements) {
    const last = elements.at(-1);
    while (last && !last.shadowRoot?.querySelector('button')) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  },
});
