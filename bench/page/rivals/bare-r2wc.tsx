/** The same as React components, wrapped by `@r2wc/react-to-web-component` as its manual shows it. */
import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { add, type RivalCart } from './add.ts';
import { findChosen } from './find-chosen.ts';
import { readVariants, type Item } from './read-variants.ts';

const ADDED_MS = 2_000;
const CART_EVENT = 'bench-cart';

/** From the bundler: our words would make this page heavier. */
declare const IDLE_LABEL: string;

type State = 'idle' | 'adding' | 'added';

const LABELS: Readonly<Record<State, string>> = { idle: IDLE_LABEL, adding: 'Adding…', added: 'Added!' };

function AddToCart({ item }: { readonly item?: Item }): ReactNode {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [quantity, setQuantity] = useState('1');
  const [state, setState] = useState<State>('idle');
  const [failure, setFailure] = useState('');
  if (!item) return null;
  const variants = readVariants(item);
  const variant = findChosen(variants, chosen);
  const missing = item.structuredContent.variantOptionOrdering.find((name) => !chosen[name]);
  const press = async () => {
    if (state !== 'idle') return;
    if (!variant?.isAvailable) {
      setFailure(
        missing ? `Please select the ${missing} option.` : 'Sorry, that item variant is unavailable.',
      );
      return;
    }
    setFailure('');
    setState('adding');
    try {
      const { id: itemId } = item;
      const cart = await add({ itemId, sku: variant.sku, quantity: Number(quantity) }, crypto.randomUUID());
      dispatchEvent(new CustomEvent(CART_EVENT, { detail: cart }));
      setState('added');
      setTimeout(() => {
        setState('idle');
      }, ADDED_MS);
    } catch (error) {
      setFailure((error as Error).message);
      setState('idle');
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void press();
  };
  return (
    <>
      <div className="price">
        <div className="product-price">
          {variant?.price ?? variants[0]?.price}{' '}
          {variant?.originalPrice && <span className="original-price">{variant.originalPrice}</span>}
        </div>
      </div>
      <form noValidate onSubmit={onSubmit}>
        {item.structuredContent.variantOptionOrdering.map((name) => (
          <label key={name}>
            <span>{name}</span>
            <select
              name={`option.${name}`}
              value={chosen[name] ?? ''}
              onChange={({ target }) => {
                setChosen({ ...chosen, [name]: target.value });
              }}
            >
              <option value="">Select {name}</option>
              {[...new Set(variants.map(({ attributes }) => attributes[name] ?? ''))].map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </label>
        ))}
        <div className="buy-actions">
          <label>
            <span>Quantity</span>
            <input
              name="quantity"
              inputMode="numeric"
              value={quantity}
              onChange={({ target }) => {
                setQuantity(target.value);
              }}
            />
          </label>
          <button type="submit" aria-disabled={state !== 'idle'}>
            {LABELS[state]}
          </button>
        </div>
        <div role="alert" className="field-error">
          {failure}
        </div>
      </form>
    </>
  );
}

function CartPill(): ReactNode {
  const [cart, setCart] = useState<RivalCart | null>(null);
  useEffect(() => {
    const onCart = (event: Event) => {
      setCart((event as CustomEvent<RivalCart>).detail);
    };
    addEventListener(CART_EVENT, onCart);
    return () => {
      removeEventListener(CART_EVENT, onCart);
    };
  }, []);
  if (!cart) return null;
  const subtotal = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
    cart.subtotalCents / 100,
  );
  return (
    <a href="/cart">
      <span>
        {cart.totalQuantity} {cart.totalQuantity === 1 ? 'item' : 'items'}
      </span>
      <span>{subtotal}</span>
    </a>
  );
}

customElements.define('r2-add-to-cart', r2wc(AddToCart, { props: { item: 'json' } }));
customElements.define('r2-pill', r2wc(CartPill));
