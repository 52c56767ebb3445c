import { fieldsOf } from '../../../core/json/index.ts';
import { productPictures } from '../../../core/quick-view/index.ts';
import { retryable, type Report } from '../../../core/shared/index.ts';
import { QUICK_VIEW_WORDS } from '../../../core/words/index.ts';
import { create } from '../../dialogs/index.ts';
import { pictureBlock } from './picture-block.ts';

const markup = retryable(async () => {
  const { createSanitiser } = await import('../../../core/html/index.ts');
  return createSanitiser(globalThis);
});

/** A product in a quick view. */
export interface ViewedProduct {
  /** Its document. */
  readonly json: unknown;
  /** The URL of its page; null if unknown. */
  readonly url: string | null;
  readonly life: AbortSignal;
  readonly report: Report;
}

/**
 * Builds the content of a quick view from our tags.
 * @param viewed the product
 * Source: docs/behaviour/printed-markup.md §9.2
 */
export function productBlock({ json, url, life, report }: ViewedProduct): HTMLElement {
  // Not through its class: the tag may be defined later, or by another copy of the script.
  const block = Object.assign(document.createElement('store-product'), { product: json });
  const words = create('div', {});
  words.append(document.createElement('store-price'));
  const excerpt = fieldsOf(json).trimmed('excerpt');
  if (excerpt !== null) words.append(excerptBlock(excerpt, report));
  words.append(document.createElement('store-add-to-cart'));
  if (url !== null) {
    const link = create('a', { href: url, textContent: QUICK_VIEW_WORDS.viewFullDetails });
    words.append(link);
  }
  const pictures = pictureBlock(productPictures(json), life);
  const layout = create('div', {});
  layout.dataset['layout'] = '';
  layout.append(...(pictures ? [pictures] : []), words);
  block.append(layout);
  return block;
}

function excerptBlock(excerpt: string, report: Report): HTMLElement {
  const place = create('div', {});
  place.dataset['excerpt'] = '';
  if (!/[<&]/.test(excerpt)) {
    place.textContent = excerpt;
    return place;
  }
  markup.load().then(
    (sanitise) => {
      place.replaceChildren(sanitise(excerpt));
    },
    (error: unknown) => {
      report(error, 'quick-view/excerpt');
    },
  );
  return place;
}
