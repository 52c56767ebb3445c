import { expect, fixture, html } from '@open-wc/testing';
import '../../elements/all.ts';
import { FAILURE_KINDS, StorefrontError } from '../../core/errors/index.ts';
import { storefront } from '../../elements/index.ts';
import { mugProduct, printProduct, teeProduct } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../support/add-button.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { paleIn } from '../support/contrast.ts';
import { untilTakenOver, type StoreTag } from '../support/elements.ts';
import { showableStore } from '../support/tag-cases.ts';
import { pointAt } from '../support/visitor-input.ts';
import { waitUntil } from '../support/wait-until.ts';
import { sampleOf } from '../support/whole-run.ts';

type Paper = Partial<CSSStyleDeclaration>;

/** Pages whose own text is legible; none sets our colours. */
const PAGES: Readonly<Record<string, Paper>> = {
  'a white page': { backgroundColor: '#fff', color: '#222' },
  'a white page with the palest grey text that is allowed': { backgroundColor: '#fff', color: '#767676' },
  'a cream page': { backgroundColor: '#faf3e6', color: '#33251b' },
  'a black page without color-scheme': { backgroundColor: '#000', color: '#fff' },
  'a dark grey page without color-scheme': { backgroundColor: '#2b2b2b', color: '#e8e8e8' },
  'a dark page with translucent text': { backgroundColor: '#121212', color: 'rgb(255 255 255 / 87%)' },
  'a dark page with color-scheme': { colorScheme: 'dark', backgroundColor: '#14110f', color: '#f4efe9' },
  'a page that is dark by color-scheme alone': {
    colorScheme: 'dark',
    backgroundColor: 'Canvas',
    color: 'CanvasText',
  },
  'a blue page': { backgroundColor: '#0046d5', color: '#fff' },
  'a yellow page': { backgroundColor: '#ffd400', color: '#1a1a1a' },
  'a red page': { backgroundColor: '#c4122f', color: '#fff' },
  'white on the lightest grey that it can be read on': { backgroundColor: '#767676', color: '#fff' },
  'black on the darkest grey that it can be read on': { backgroundColor: '#757575', color: '#000' },
  'a black page with the darkest grey text that is told from a white page’s': {
    backgroundColor: '#000',
    color: '#777',
  },
  'the darkest place of a photo': { backgroundColor: '#07130d', color: '#fff' },
  'the lightest place of a photo': { backgroundColor: '#5f7a52', color: '#fff' },
};

/** The surroundings of a dark section. */
const LIGHT: Paper = { backgroundColor: '#fff', color: '#222', colorScheme: 'light' };

const SECTIONS: Readonly<Record<string, Paper>> = {
  'a dark section of a light page': { backgroundColor: '#1d2733', color: '#eef2f6' },
  'a dark section with color-scheme': { colorScheme: 'dark', backgroundColor: '#1d2733', color: '#eef2f6' },
};

async function place(tag: string, paper: Paper, properties: object = {}): Promise<StoreTag> {
  await showableStore();
  const section = await fixture(html`<section></section>`);
  Object.assign((section as HTMLElement).style, paper);
  const element = Object.assign(document.createElement(tag), properties) as unknown as StoreTag;
  section.append(element);
  await untilTakenOver(element);
  return element;
}

const EMAIL_FORM = JSON.stringify({
  id: 'news',
  fields: [{ id: 'email', type: 'email', title: 'Email', placeholder: 'you@example.com' }],
});

/** The measured tags, each in a state. */
const STATES: Readonly<Record<string, (paper: Paper) => Promise<Element>>> = {
  'a product on sale': async (paper) => {
    const element = await place('store-add-to-cart', paper, { product: printProduct });
    await untilRole(element, ADD_BUTTON);
    return element;
  },
  'lists of options, and what is missing': async (paper) => {
    const element = await place('store-add-to-cart', paper, { product: teeProduct });
    (await untilRole(element, ADD_BUTTON)).click();
    await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'));
    return element;
  },
  'radio buttons, one of them chosen': async (paper) => {
    const element = await place('store-add-to-cart', paper, { product: teeProduct, options: 'radio' });
    (await untilRole(element, { role: 'radio', name: 'Ink' })).click();
    await waitUntil(() => (byRole(element, { role: 'radio', name: 'Ink' }) as HTMLInputElement).checked);
    return element;
  },
  'the button under the pointer': async (paper) => {
    const element = await place('store-add-to-cart', paper, { product: mugProduct });
    await pointAt(await untilRole(element, ADD_BUTTON));
    return element;
  },
  '“Added!”': async (paper) => {
    const element = await place('store-add-to-cart', paper, { product: mugProduct });
    (await untilRole(element, ADD_BUTTON)).click();
    await untilRole(element, ADDED_BUTTON);
    return element;
  },
  'an addition that could not be undone': async (paper) => {
    const element = await place('store-add-to-cart', paper, { product: mugProduct });
    (await untilRole(element, ADD_BUTTON)).click();
    const undo = await untilRole(element, { role: 'button', name: 'Undo' });
    const refuse = () => Promise.reject(new StorefrontError(FAILURE_KINDS.offline));
    const stop = storefront().cart.use(refuse);
    undo.click();
    await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'));
    stop();
    return element;
  },
  'the pill': async (paper) => {
    const element = await place('cart-pill', paper, { position: 'inline' });
    await untilRole(element, { role: 'link', name: /in cart/ });
    return element;
  },
  'the cart, with a line removed': async (paper) => {
    const element = await place('store-cart', paper);
    (await untilRole(element, { role: 'button', name: /^Remove/ })).click();
    await untilRole(element, { role: 'button', name: 'Undo' });
    return element;
  },
  'a form with placeholders': async (paper) => {
    const element = await place('site-form', paper, { schema: EMAIL_FORM });
    await untilRole(element, { role: 'textbox', name: /^Email/ });
    return element;
  },
  'the cart': async (paper) => {
    const element = await place('store-cart', paper);
    await untilRole(element, { role: 'link', name: 'Checkout' });
    return element;
  },
};

function measure(name: string, page: Paper, section: Paper): void {
  describe(`on ${name}`, () => {
    before(() => {
      Object.assign(document.body.style, page);
      Object.assign(document.documentElement.style, { colorScheme: page.colorScheme ?? '' });
    });

    after(() => {
      document.body.removeAttribute('style');
      document.documentElement.removeAttribute('style');
    });

    for (const [state, enter] of Object.entries(STATES)) {
      it(`${state}: text 4.5:1, controls 3:1`, async () => {
        const { faults, measured } = paleIn(await enter(section));
        expect(faults).to.deep.equal([]);
        expect(measured, 'measured').to.be.at.least(2);
      });
    }
  });
}

// In npm test: white, black without color-scheme, dark by color-scheme alone, and the lightest place of a photo.
for (const [name, page] of sampleOf(Object.entries(PAGES), [0, 3, 7, 15])) measure(name, page, {});
for (const [name, section] of Object.entries(SECTIONS)) measure(name, LIGHT, section);

/** Pages on which the themes promise to be legible. */
const UNDER_THEMES = [
  'a white page',
  'a cream page',
  'a black page without color-scheme',
  'a dark page with color-scheme',
];

for (const theme of ['quiet', 'soft', 'bold']) {
  describe(`under the theme “${theme}”`, () => {
    let sheet: HTMLLinkElement;

    before(async () => {
      sheet = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: new URL(`../../elements/themes/${theme}.css`, import.meta.url).href,
      });
      const loaded = new Promise((resolve, reject) => {
        Object.assign(sheet, { onload: resolve, onerror: reject });
      });
      document.head.append(sheet);
      await loaded;
    });

    after(() => {
      sheet.remove();
    });

    for (const name of sampleOf(UNDER_THEMES)) measure(name, PAGES[name]!, {});
  });
}

describe('the measure itself', () => {
  it('finds a pale word, a pale border and an invisible button', async () => {
    const element = await fixture(html`<div></div>`);
    element.attachShadow({ mode: 'open' }).innerHTML =
      '<p>Pale</p><input value="one" /><button part="button">Lost</button>';
    const [word, field, button] = [...element.shadowRoot!.children] as HTMLElement[];
    word!.style.color = '#999';
    field!.style.border = '1px solid #ccc';
    Object.assign(button!.style, { background: '#eee', border: '0', color: '#000' });
    expect(paleIn(element).faults.map((fault) => fault.split(':')[0])).to.deep.equal([
      'text of p',
      'border of input',
      'surface of button',
    ]);
  });
});
