import {
  pictureOfChoice,
  type Product,
  type ProductImage,
  type ProductModel,
} from '../../core/product/index.ts';
import { type Report, tryAndReport } from '../../core/shared/index.ts';
import { liveRegion } from './live-region.ts';

/** Who shows the picture of what is chosen. */
export interface ChoiceFollower {
  readonly model: ProductModel;
  /** Asks for a picture, as it will be shown. */
  readonly request: (picture: ProductImage) => HTMLImageElement;
  /** Shows a picture that has been loaded. */
  readonly show: (picture: ProductImage, loaded: HTMLImageElement, product: Product) => void;
  /** Shows again what stood there before. */
  readonly restore: () => void;
  /** Called once for each picture that does not load. */
  readonly report: Report;
  /** Stops it; never by default. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Follows the picture of what is chosen: it is shown once it has been loaded and decoded, and the newest choice wins.
 * @param follower who shows it
 * Source: docs/behaviour/products.md §3.7, §3.9
 */
export function followChoice({ model, request, show, restore, report, signal }: ChoiceFollower): void {
  const { $product, $choice } = model;
  const failed = new Set<string>();
  let wanted: ProductImage | null = null;

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
    if (picture !== wanted || signal?.aborted || !product) return;
    tryAndReport(report, 'product/picture', () => {
      show(picture, loaded, product);
    });
  }
  const follow = () => {
    tryAndReport(report, 'product/picture', () => {
      const product = $product.get();
      const picture = product && pictureOfChoice(product, $choice.get());
      if (picture?.assetUrl === wanted?.assetUrl) return;
      wanted = picture;
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

/** Product → the words of the picture that visitors heard of last. */
const told = new WeakMap<ProductModel, string>();

/**
 * Tells who cannot see it that a product's picture is another one now; once, in however many places it shows.
 * @param model the product
 * @param words what the picture shows; decoration is not told of
 * Source: docs/behaviour/products.md §3.9
 */
export function announcePicture(model: ProductModel, words: string): void {
  if (words === '' || told.get(model) === words) return;
  told.set(model, words);
  liveRegion().announce(words, 'picture', 0);
}
