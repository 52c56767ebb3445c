import { createSignal, Show } from 'solid-js';
import type {} from 'storefront-elements/solid';
import { mug } from './shop.ts';

const larger = { ...mug, title: 'Large Mug' };
const pictures = [{ id: 'one', title: 'One' }];
Object.assign(window, { given: { mug, larger, pictures } });

export function App() {
  const [isChanged, setChanged] = createSignal(false);
  const [log, setLog] = createSignal<readonly string[]>([]);
  const note = (text: string) => setLog((lines) => [...lines, text]);
  return (
    <main>
      <store-product product={isChanged() ? larger : mug}>
        <p>{isChanged() ? 'Changed child' : 'First child'}</p>
        <Show when={isChanged()}>
          <store-price />
        </Show>
        <store-add-to-cart
          data-place="top"
          attr:button-text={isChanged() ? undefined : 'Take it'}
          prop:quantity={isChanged() ? 3 : 2}
          sticky={!isChanged()}
          onClick={() => note('click')}
          on:store-cart-add={(event) => note(`add ${event.quantity}`)}
          on:store-cart-change={(event) => note(`change ${event.cart?.totalQuantity}`)}
        />
      </store-product>
      <gallery-block items={pictures} hidden />
      <cart-pill />
      <button onClick={() => setChanged(true)}>Change</button>
      <output>{log().join(', ')}</output>
    </main>
  );
}
