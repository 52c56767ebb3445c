import { useState } from 'react';
import { CartPill, GalleryBlock, StoreAddToCart, StorePrice, StoreProduct } from 'storefront-elements/react';
import { mug } from './shop.ts';

const larger = { ...mug, title: 'Large Mug' };
const pictures = [{ id: 'one', title: 'One' }];
Object.assign(window, { given: { mug, larger, pictures } });

export function App() {
  const [isChanged, setChanged] = useState(false);
  const [log, setLog] = useState<readonly string[]>([]);
  const note = (text: string) => setLog((lines) => [...lines, text]);
  return (
    <main>
      <StoreProduct product={isChanged ? larger : mug}>
        <p>{isChanged ? 'Changed child' : 'First child'}</p>
        {isChanged && <StorePrice />}
        <StoreAddToCart
          data-place="top"
          buttonText={isChanged ? undefined : 'Take it'}
          quantity={isChanged ? 3 : 2}
          sticky={!isChanged}
          onClick={() => note('click')}
          onStoreCartAdd={(event) => note(`add ${event.quantity}`)}
          onStoreCartChange={(event) => note(`change ${event.cart?.totalQuantity}`)}
        />
      </StoreProduct>
      <GalleryBlock items={pictures} hidden />
      <CartPill />
      <button onClick={() => setChanged(true)}>Change</button>
      <output>{log.join(', ')}</output>
    </main>
  );
}
