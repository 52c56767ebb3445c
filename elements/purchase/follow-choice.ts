import { pictureOfChoice } from '../../core/purchase/index.ts';
import type { Product, ProductImage, ProductModel } from '../../core/product/index.ts';
import { type Report, tryAndReport } from '../../core/shared/index.ts';
import { liveRegion } from '../ui/index.ts';

/** Shows the picture of the chosen variant. */
export interface ChoiceFollower {
  readonly model: ProductModel;
  /** Requests a picture, at the size that will be shown. */
  readonly request: (picture: ProductImage) => HTMLImageElement;
  /** Shows a picture that has been loaded. */
  readonly show: (picture: ProductImage, loaded: HTMLImageElement, product: Product) => void;
  /** Restores the original picture. */
  readonly restore: () => void;
  /** Called once for each picture that does not load. */
  readonly report: Report;
  /** Stops it; never by default. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Shows the picture of the chosen variant once it has been loaded and decoded; the newest choice wins.
 * @param follower shows it
 * Source: docs/behaviour/products.md §3.7, §3.9
 */
export function followChoice({ model, request, show, restore, report, signal }: ChoiceFollower): void {
  const { $product, $choice } = model;
  const failed = new Set<string>();
  let current: ProductImage | null = null;

  async function showLoaded(picture: ProductImage): Promise<void> {
    const loaded = request(picture);
    try {
      await loaded.decode();
    } catch (error) {
      if (!failed.has(picture.assetUrl)) report(error, 'product/picture');
      failed.add(picture.assetUrl);
      return;
    }
    const product = $product.get();
    if (picture !== current || signal?.aborted || !product) return;
    tryAndReport(report, 'product/picture', () => {
      show(picture, loaded, product);
    });
  }
  const follow = () => {
    tryAndReport(report, 'product/picture', () => {
      const product = $product.get();
      const picture = product && pictureOfChoice(product, $choice.get());
      if (picture?.assetUrl === current?.assetUrl) return;
      current = picture;
      if (picture) void showLoaded(picture);
      else restore();
    });
  };
  const stops = [$product.listen(follow), $choice.listen(follow)];
  signal?.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  follow();
}

/** Product → the text of the picture that was announced last. */
const announced = new WeakMap<ProductModel, string>();

/**
 * Announces a product's new picture to screen readers; once, in however many places it shows.
 * @param model the product
 * @param words its alternative text; decoration is not announced
 * Source: docs/behaviour/products.md §3.9
 */
export function announcePicture(model: ProductModel, words: string): void {
  if (words === '' || announced.get(model) === words) return;
  announced.set(model, words);
  liveRegion().announce(words, 'picture', 0);
}
