import { createSignal } from 'solid-js';
import type { StoreCartChangeEvent } from 'storefront-elements';
import type {} from 'storefront-elements/solid';
import { mug } from './shop.ts';

export function App() {
  const [count, setCount] = createSignal(0);
  const changed = (event: StoreCartChangeEvent) => setCount(event.cart?.totalQuantity ?? 0);
  return (
    <main>
      <h1>{mug.title}</h1>
      <store-product product={mug}>
        <store-price />
        <store-add-to-cart options="radio" on:store-cart-change={changed} />
      </store-product>
      <p>Items in your cart: {count()}</p>
      <cart-pill opens="drawer" />
      <cart-drawer on:store-cart-change={changed} />
    </main>
  );
}
