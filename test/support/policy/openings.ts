import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { enhance } from '../../../elements/enhance.ts';
import { type MemoryCartGateway, mugProduct } from '../../../elements/testing.ts';
import { ADDED_BUTTON } from '../add-button.ts';
import { allByRole, press, untilRole } from '../by-role.ts';
import { createTag, type StoreTag } from '../elements.ts';
import { VISIBLE_STATES } from '../visible-states.ts';
import { waitUntil } from '../wait-until.ts';

/** Puts something into the page, and opens it. */
type Opening = (gateway: MemoryCartGateway) => Promise<{ readonly end: () => void }>;

const ENGRAVED = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    additionalFieldsForm: {
      id: 'engraving',
      fields: [{ id: 'engraving', type: 'text', title: 'Engraving' }],
    },
  },
};

/** What owners paste: styles of their own, and a script of this server. */
const PASTED = `<style>p { color: red }</style><p style="color: red" class="x"style=y>It is on its way.</p>
  <svg><style>p { color: red }</style></svg><script src="/counted.js" style="x"></script>`;
const PASTED_FORM = {
  id: 'thanks',
  fields: [{ id: 'who', type: 'text', title: 'Who' }],
  submissionText: 'Thanks.',
  postSubmitHtml: PASTED,
};

async function place(tag: string, properties: object): Promise<StoreTag> {
  const element = createTag(tag);
  Object.assign(element, properties);
  document.body.prepend(element);
  await element.ready;
  return element;
}

const states = (): [string, Opening][] =>
  Object.entries(VISIBLE_STATES).flatMap(([tag, cases]) =>
    Object.entries(cases).map(([state, { properties = {}, before, enter, after }]): [string, Opening] => [
      `${tag}: ${state}`,
      async (gateway) => {
        await before?.(gateway);
        const element = await place(tag, properties);
        await enter(element, gateway);
        return {
          end() {
            after?.();
            element.remove();
          },
        };
      },
    ]),
  );

async function openQuickView(): Promise<{ readonly end: () => void }> {
  const trigger = Object.assign(document.createElement('a'), { href: '#mug', textContent: 'View' });
  trigger.dataset['storeQuickView'] = 'mug';
  document.body.prepend(trigger);
  const stop = enhance();
  trigger.click();
  await untilRole(document.body, { role: 'dialog', name: mugProduct.title });
  await press(document.body, PRODUCT_WORDS.addToCart);
  await untilRole(document.body, ADDED_BUTTON);
  // The notice of the addition has one, too.
  const [close] = allByRole(document.body, { role: 'button', name: 'Close' });
  close?.click();
  return {
    end() {
      stop();
      trigger.remove();
    },
  };
}

async function openProductForm(): Promise<{ readonly end: () => void }> {
  const element = await place('store-add-to-cart', { product: ENGRAVED });
  await press(element, PRODUCT_WORDS.addToCart);
  await untilRole(document.body, { role: 'dialog', name: mugProduct.title });
  return {
    end() {
      element.remove();
    },
  };
}

async function sendForm(): Promise<{ readonly end: () => void }> {
  const element = await place('site-form', { schema: PASTED_FORM, allowPostSubmitScripts: true });
  await press(element, 'Submit');
  await waitUntil(() => 'counted' in window, 'its script did not run');
  return {
    end() {
      element.remove();
    },
  };
}

/** Everything that opens over a page or in it, by name. */
export const OPENINGS: Readonly<Record<string, Opening>> = {
  ...Object.fromEntries(states()),
  'a quick view': openQuickView,
  'the form of a product': openProductForm,
  'what an owner has pasted for after a form': sendForm,
};
