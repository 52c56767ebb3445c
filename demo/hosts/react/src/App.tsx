import { useState } from 'react';
import type { StoreCartChangeEvent } from 'storefront-elements';
import { CartDrawer, CartPill, StoreAddToCart, StorePrice, StoreProduct } from 'storefront-elements/react';
import { mug } from './shop.ts';

export function App() {
  const [count, setCount] = useState(0);
  const changed = (event: StoreCartChangeEvent) => setCount(event.cart?.totalQuantity ?? 0);
  return (
    <main>
      <h1>{mug.title}</h1>
      <StoreProduct product={mug}>
        <StorePrice />
        <StoreAddToCart options="radio" onStoreCartChange={changed} />
      </StoreProduct>
      <p>Items in your cart: {count}</p>
      <CartPill opens="drawer" />
      <CartDrawer onStoreCartChange={changed} />
    </main>
  );
}
