import { parseProduct } from '../../../core/product/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { FAILURE_WORDS, QUICK_VIEW_WORDS } from '../../../core/words/index.ts';
import { adoptLightStyles } from '../../host/index.ts';
import { announce } from '../../parts/announce.ts';
import { create } from '../../parts/dialog/create.ts';
import type { OpenDialog } from '../../parts/dialog/open-dialog.ts';
import { dialogs } from '../../parts/load-dialogs.ts';
import { pageProducts } from '../../parts/page-products.ts';
import { linkOf } from './link-of.ts';
import { productBlock } from './product-block.ts';
import { quickViewStyles } from './quick-view-styles.ts';

/** A product that is being shown. */
interface Viewing {
  readonly trigger: HTMLElement;
  readonly itemId: string;
  readonly place: HTMLElement;
  readonly dialog: OpenDialog;
  /** Fires when it is closed. */
  readonly life: AbortSignal;
}

/**
 * Shows a product over the page: pictures, price, what is to be chosen, and the way to its page.
 * @param trigger what was pressed; it gets the focus back
 * @param itemId the product
 * Source: docs/behaviour/printed-markup.md §9
 */
export function openQuickView(trigger: HTMLElement, itemId: string): void {
  const ending = new AbortController();
  const dialog = dialogs.current()?.openDialog({
    name: 'quick-view',
    label: trigger.textContent.trim() || QUICK_VIEW_WORDS.quickView,
    size: 'wide',
    opener: trigger,
    fill(place, opened) {
      adoptLightStyles(place, [quickViewStyles]);
      place.dataset['storeQuickLook'] = '';
      void show({ trigger, itemId, place, dialog: opened, life: ending.signal });
      return null;
    },
  });
  void dialog?.closed.then(() => {
    ending.abort();
  });
}

async function show(viewing: Viewing): Promise<void> {
  const { itemId, place, dialog, life, trigger } = viewing;
  const shop = storefront();
  const { report } = shop;
  place.replaceChildren(create('p', { textContent: QUICK_VIEW_WORDS.productLoading, role: 'status' }));
  try {
    const json = await pageProducts().loadProduct(itemId, life);
    if (life.aborted) return;
    // The tag that shows it tells what is not as promised.
    const product = parseProduct(json, { fallbackCurrency: shop.getCurrency(), report: () => undefined });
    if (!product) throw new TypeError('The store answered with something else than a product.');
    const label = product.title || trigger.textContent.trim() || QUICK_VIEW_WORDS.quickView;
    const url = product.url ?? linkOf(trigger)?.href ?? null;
    place.replaceChildren(productBlock({ json, url, life, report }));
    dialog.rename(label);
    announce(label, 'quick-view');
  } catch (error) {
    if (life.aborted) return;
    report(error, 'quick-view');
    fail(viewing);
  }
}

function fail(viewing: Viewing): void {
  const sentence = create('p', { textContent: QUICK_VIEW_WORDS.productFailed, role: 'alert' });
  const retry = create('button', { type: 'button', textContent: FAILURE_WORDS.retry });
  retry.addEventListener('click', () => {
    void show(viewing);
    // The button has gone.
    viewing.place.closest<HTMLElement>('[data-store-dialog]')?.shadowRoot?.querySelector('dialog')?.focus();
  });
  const ways = create('p', {});
  ways.append(retry);
  const { href } = linkOf(viewing.trigger) ?? {};
  if (href !== undefined) {
    ways.append(create('a', { href, textContent: QUICK_VIEW_WORDS.viewFullDetails }));
  }
  viewing.place.replaceChildren(sentence, ways);
}
