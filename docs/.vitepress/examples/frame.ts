/** The script of an example's document: a store in memory, and no way out of the frame. */
import type * as entry from '../../../elements/cdn.ts';
import { isJsonObject } from '../../../core/json/index.ts';
import { mugProduct, printProduct, teeProduct } from '../../../elements/testing-products.ts';
import { exampleStore, productsIn } from './example-store.ts';
import { failing } from './failing.ts';
import type { Fault } from './switches.ts';

/** The entry bundle, which the site serves beside this script. */
const ENTRY = new URL('../cdn/storefront.js', import.meta.url).href;
const COUNT = 2;

type Entry = typeof entry;

async function start(): Promise<void> {
  const { dataset } = document.querySelector<HTMLScriptElement>('script[data-fault]') ?? document.body;
  const own = productsIn(document);
  const products = own.length > 0 ? own : [teeProduct, mugProduct, printProduct].filter(isJsonObject);
  const { configureStore, storefront } = (await import(ENTRY)) as Entry;
  const { cart, settings } = storefront();
  const store = exampleStore(products, () => settings.$settings.get());
  configureStore({ gateway: store, reviews: { native: true, imported: true }, pageType: 'content-item' });
  const [item] = products;
  if ('cart' in dataset && item)
    await cart.add({ ...firstVariant(item), quantity: COUNT, additionalFields: '' });
  const fault = (dataset['fault'] ?? 'none') as Fault;
  if (fault === 'none') return;
  const faulty = Object.entries(store).map(([name, gateway]) => [name, failing({ ...gateway }, fault)]);
  configureStore({ gateway: Object.fromEntries(faulty) as typeof store });
}

function firstVariant(json: object): { readonly itemId: string; readonly sku: string } {
  const { id, structuredContent } = json as {
    readonly id: string;
    readonly structuredContent: { readonly variants: readonly { readonly sku: string }[] };
  };
  return { itemId: id, sku: structuredContent.variants[0]?.sku ?? '' };
}

/** Says where a link or form leads, instead of going there: the cart exists in this frame alone. */
function stayHere(): void {
  const said = document.createElement('p');
  said.role = 'status';
  said.className = 'frame-said';
  document.body.append(said);
  const say = (address: string) => {
    const { pathname, search } = new URL(address, document.baseURI);
    said.textContent = `From here the visitor goes to ${pathname}${search}`;
  };
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link?.href || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    say(link.href);
  });
  document.addEventListener('store-before-checkout', (event) => {
    event.preventDefault();
    say(event.url);
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    say((event.target as HTMLFormElement).action);
  });
}

stayHere();
await start();
