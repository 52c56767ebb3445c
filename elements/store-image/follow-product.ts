import type { ProductImage, ProductModel } from '../../core/product/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { followChoice, announcePicture } from '../purchase/index.ts';
import type { ImageModel } from './model.ts';

/**
 * Shows a product's own picture where the tag has none, and the picture of the chosen variant.
 * @param model the picture's model
 * @param product the product
 * @param signal stops following
 * Source: docs/behaviour/images.md §7.5; docs/behaviour/products.md §3.7
 */
export function followProduct(model: ImageModel, product: ProductModel, signal: AbortSignal): void {
  const showOwn = () => {
    model.setOwn(product.$product.get()?.image ?? null);
  };
  const stop = product.$product.listen(showOwn);
  signal.addEventListener('abort', () => {
    stop();
    model.setOwn(null);
    model.setChosen(null);
  });
  showOwn();
  const speaking = (change: () => void) => {
    const before = model.words;
    change();
    if (model.words !== before) announcePicture(product, model.words);
  };
  followChoice({
    model: product,
    signal,
    report: storefront().report,
    request: (image) => requestAs(model, image),
    show(image, { naturalWidth, naturalHeight }) {
      speaking(() => {
        model.setChosen({ image, ratio: naturalWidth / naturalHeight });
      });
    },
    restore() {
      speaking(() => {
        model.setChosen(null);
      });
    },
  });
}

/** Preloads the width of a picture that will be shown. */
function requestAs(model: ImageModel, image: ProductImage): HTMLImageElement {
  const drawn = model.drawingOf(image);
  const request = new Image();
  if (drawn?.state !== 'shown') return Object.assign(request, { src: image.assetUrl });
  const { sizes = '', srcset = '', src } = drawn;
  // Outside the document it has no size.
  return Object.assign(request, { sizes: sizes.replace(/^auto,\s*/, ''), srcset, src });
}
