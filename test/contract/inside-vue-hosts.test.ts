import { expect, fixture, nextFrame } from '@open-wc/testing';
import { createApp, h, nextTick, ref, type App } from 'vue';
import '../../elements/all.ts';
import type { StoreCartAddEvent } from '../../elements/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import { catchWarnings } from '../core/shared/console.ts';
import { ADD_BUTTON } from '../support/add-button.ts';
import { byRole, focusedNode, untilRole } from '../support/by-role.ts';
import { waitUntil } from '../support/wait-until.ts';
import { untilTakenOver, type StoreTag } from '../support/elements.ts';
import { showableStore, TAG_CASES } from '../support/tag-cases.ts';
import { countPage } from '../support/page-listeners.ts';

const QUANTITY = { role: 'textbox', name: 'Quantity' };

describe('inside a Vue host', () => {
  let container: HTMLElement;
  let app: App | null = null;

  beforeEach(async () => {
    await showableStore();
    container = await fixture('<div></div>');
  });

  afterEach(() => {
    app?.unmount();
    app = null;
  });

  const mount = (render: () => ReturnType<typeof h>) => {
    app = createApp({ render });
    app.mount(container);
  };
  const first = () => container.firstElementChild as StoreTag;
  const fieldOf = (element: Element) => byRole(element, QUANTITY) as HTMLInputElement;

  it('passes properties in both spellings, and updates them', async () => {
    const text = ref('Buy');
    mount(() => h('store-add-to-cart', { product: mugProduct, quantity: 3, 'button-text': text.value }));
    expect(Reflect.get(first(), 'product')).to.deep.equal(mugProduct);
    await untilRole(first(), { role: 'button', name: 'Buy' });
    expect(fieldOf(first()).value).to.equal('3');
    text.value = 'Take';
    await untilRole(first(), { role: 'button', name: 'Take' });
  });

  it('resets removed properties to the default, without a warning', async () => {
    const given = ref<{ quantity?: number; options?: string; locale?: string; express?: boolean }>({
      quantity: 3,
      options: 'radio',
      locale: 'de-DE',
      express: true,
    });
    mount(() => h('store-add-to-cart', { product: mugProduct, ...given.value }));
    await untilRole(first(), ADD_BUTTON);
    const warnings = await catchWarnings(async () => {
      for (const nothing of [undefined, '', undefined]) {
        const none = { quantity: nothing, options: nothing, locale: nothing, express: undefined };
        given.value = none as typeof given.value;
        await nextTick();
        const { quantity, options, locale, express } = first() as unknown as typeof given.value;
        expect({ quantity, options, locale, express }).to.deep.equal({
          quantity: null,
          options: 'select',
          locale: '',
          express: false,
        });
      }
      await import('../../elements/host/author-warnings/author-warnings.ts');
      await nextFrame();
    });
    expect(warnings).to.deep.equal([]);
  });

  it('shows a reactive product', async () => {
    const product = ref(structuredClone(mugProduct));
    mount(() => h('store-add-to-cart', { product: product.value }));
    await untilRole(first(), ADD_BUTTON);
  });

  it('calls handlers, and lets them prevent events', async () => {
    const received: number[] = [];
    mount(() =>
      h('store-add-to-cart', {
        product: mugProduct,
        onStoreCartAdd: (event: StoreCartAddEvent) => {
          received.push(event.quantity);
          event.preventDefault();
        },
      }),
    );
    (await untilRole(first(), ADD_BUTTON)).click();
    await waitUntil(() => received.length > 0, 'the handler was not called');
    await untilRole(first(), ADD_BUTTON);
    expect(received).to.deep.equal([1]);
  });

  it('keeps typed text and the focus when it sorts a keyed list', async () => {
    const keys = ref(Array.from({ length: 20 }, (_, index) => `k${index}`));
    const original = [...keys.value];
    mount(() =>
      h(
        'div',
        keys.value.map((key) => h('store-add-to-cart', { key, id: key, product: mugProduct })),
      ),
    );
    const byKey = (key: string) => container.querySelector<StoreTag>(`#${key}`)!;
    for (const [index, key] of original.entries()) {
      byKey(key).scrollIntoView();
      await untilTakenOver(byKey(key));
      fieldOf(byKey(key)).value = String(index + 1);
      fieldOf(byKey(key)).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    }
    const fields = original.map((key) => fieldOf(byKey(key)));
    fields[7]!.focus();
    keys.value = [...original].reverse();
    await nextTick();
    await nextFrame();
    expect(container.querySelector('store-add-to-cart')!.id).to.equal('k19');
    expect(original.map((key) => fieldOf(byKey(key)).value)).to.deep.equal(
      original.map((_, index) => String(index + 1)),
    );
    expect(original.every((key, index) => fieldOf(byKey(key)) === fields[index])).to.equal(true);
    expect(focusedNode() === fields[7], 'has the focus').to.equal(true);
  });

  it('leaves nothing behind after unmounting', async () => {
    const comeAndGo = async () => {
      mount(() =>
        h(
          'div',
          TAG_CASES.map(({ tag }) => h(tag, { key: tag, product: mugProduct })),
        ),
      );
      await untilRole(container.querySelector('store-add-to-cart')!, ADD_BUTTON);
      for (const element of first().children) await untilTakenOver(element as StoreTag);
      app?.unmount();
      await nextFrame();
    };
    await comeAndGo();
    const counter = countPage();
    const before = counter.read();
    for (let time = 0; time < 5; time += 1) await comeAndGo();
    expect(counter.read()).to.deep.equal(before);
    counter.stop();
    app = null;
  });
});
