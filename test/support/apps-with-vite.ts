/** The apps that test/build/in-apps-with-vite.test.ts builds: the components of docs/frameworks.md, each in an app of its framework. */
import { exampleIn } from './examples.ts';

/**
 * Writes a page of an app.
 * @param script the file that starts it
 * @param content what a server has rendered
 */
export const pageOf = (script: string, content = '') =>
  `<!doctype html><html lang="en"><title>Shop</title><div id="app">${content}</div><script type="module" src="./${script}"></script></html>`;

/** The first lines of each app: an empty cart, no server. */
const STORE = `
import { mugProduct, useMemoryStore } from 'storefront-elements/testing';
const place = document.querySelector('#app');
`;

/** The log message once React listens: the tags of a server-rendered page sell before. */
export const HYDRATED = 'hydrated';

const hydrating = (component: string) => `
import { useEffect } from 'react'; import { hydrateRoot } from 'react-dom/client'; import { BuyPrinted } from '${component}';
${STORE}
const App = () => {
  useEffect(() => console.log('${HYDRATED}'), []);
  return <BuyPrinted product={mugProduct} />;
};
useMemoryStore().then(() => hydrateRoot(place, <App />));`;

const printing = (component: string) => `
import { renderToString } from 'react-dom/server'; import { BuyPrinted } from './${component}.tsx';
export const print = (product) => renderToString(<BuyPrinted product={product} />);`;

/** The document with the components. */
export const FRAMEWORKS = 'docs/frameworks.md';

/** Where a count of the documents is shown, beside the component that sells. */
const COUNT_PLACE = `
const countPlace = place.parentElement.appendChild(document.createElement('div'));
`;

/** Framework → the code of its user: the components of docs/frameworks.md, and the usual first lines of an app. */
export const APPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  react: {
    'index.html': pageOf('main.tsx'),
    // Present from the start, so that Vite knows the imports of its script.
    'printed.html': pageOf('hydrate.tsx'),
    'Buy.tsx': exampleIn(FRAMEWORKS, 'tsx', 'function Buy('),
    'BuyPrinted.tsx': exampleIn(FRAMEWORKS, 'tsx', 'function BuyPrinted('),
    'ItemCount.tsx': exampleIn(FRAMEWORKS, 'tsx', 'useSyncExternalStore'),
    'main.tsx': `import { createRoot } from 'react-dom/client'; import { Buy } from './Buy.tsx';
      import { ItemCount } from './ItemCount.tsx'; ${STORE}
      useMemoryStore().then(() => createRoot(place).render(<><Buy product={mugProduct} /><ItemCount /></>));`,
    'hydrate.tsx': hydrating('./BuyPrinted.tsx'),
    // The other way to pass a product in server-rendered pages.
    'BuyScript.tsx': `import 'storefront-elements/all';
      export const BuyPrinted = ({ product }) => <>
        <store-add-to-cart button-text="Buy">
          <script type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(product) }} />
        </store-add-to-cart>
        <cart-pill />
      </>;`,
    'script.html': pageOf('script.tsx'),
    'script.tsx': hydrating('./BuyScript.tsx'),
    // The component of the first example, on a server.
    'BuyComponents.tsx': `export { Buy as BuyPrinted } from './Buy.tsx';`,
    'components.html': pageOf('components.tsx'),
    'components.tsx': hydrating('./BuyComponents.tsx'),
    ...Object.fromEntries(
      ['BuyPrinted', 'BuyScript', 'BuyComponents'].map((name) => [`print${name}.tsx`, printing(name)]),
    ),
    'connected.html': pageOf('connected.tsx'),
    'connected.tsx': `import { createRoot } from 'react-dom/client'; import { Buy } from './Buy.tsx';
      import { mugProduct } from 'storefront-elements/testing';
      createRoot(document.querySelector('#app')).render(<Buy product={mugProduct} />);`,
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "target": "ES2022" } }',
  },
  vue: {
    'index.html': pageOf('main.js'),
    'Buy.vue': exampleIn(FRAMEWORKS, 'vue', 'product'),
    'ItemCount.vue': exampleIn(FRAMEWORKS, 'vue', 'onUnmounted'),
    'main.js': `import { createApp } from 'vue'; import Buy from './Buy.vue'; import ItemCount from './ItemCount.vue';
      ${STORE}${COUNT_PLACE}
      useMemoryStore().then(() => {
        createApp(Buy, { product: mugProduct }).mount(place);
        createApp(ItemCount).mount(countPlace);
      });`,
  },
  svelte: {
    'index.html': pageOf('main.js'),
    'Buy.svelte': exampleIn(FRAMEWORKS, 'svelte', 'product'),
    'ItemCount.svelte': exampleIn(FRAMEWORKS, 'svelte', '$count'),
    'main.js': `import { mount } from 'svelte'; import Buy from './Buy.svelte'; import ItemCount from './ItemCount.svelte';
      ${STORE}
      useMemoryStore().then(() => {
        mount(Buy, { target: place, props: { product: mugProduct } });
        mount(ItemCount, { target: place });
      });`,
  },
  lit: {
    'index.html': pageOf('main.ts'),
    'buy.ts': exampleIn(FRAMEWORKS, 'ts', "from 'lit'"),
    'item-count.ts': exampleIn(FRAMEWORKS, 'ts', 'requestUpdate'),
    'main.ts': `import { render } from 'lit'; import { buy } from './buy.ts'; import { ItemCount } from './item-count.ts';
      ${STORE}${COUNT_PLACE}
      customElements.define('item-count', ItemCount);
      useMemoryStore().then(() => {
        render(buy(mugProduct), place);
        countPlace.append(new ItemCount());
      });`,
  },
};
