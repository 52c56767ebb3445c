import { formatUrl, thumbnailFormat } from '../../../core/images/index.ts';
import { isPictureAddress } from '../../../core/text/index.ts';
import { writtenPictures } from '../../purchase/index.ts';
import { claim, type Claimant, guarded, isFreeFor, PRINTED_PICTURE, register } from '../../printed/index.ts';
import { keepPlaces } from './keep-place.ts';

/** How far outside the viewport a picture is requested. */
const NEAR = '400px 0px';

const PICTURE = 'img[data-src][data-image]';

const CHANGES = { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] };

/**
 * Loads printed pictures near the viewport, each in the width of its box. Skips pictures that already have a `src`.
 * Once a script of the site loads one, all are left to that script.
 * @param root the root of the pictures
 * @param signal stops it, and restores the printed markup
 * Source: docs/behaviour/printed-markup.md §10
 */
export function enhancePrintedPictures(root: Node & ParentNode, signal: AbortSignal): void {
  const pictures = new PrintedPictures(root);
  signal.addEventListener('abort', () => {
    pictures.restore();
  });
  addEventListener('beforeprint', pictures.loadAll, { signal });
  register(pictures, signal);
  pictures.scan();
}

class PrintedPictures implements Claimant {
  readonly #root: Node & ParentNode;
  /** Picture → restores the printed styles of its box. */
  readonly #kept = new Map<HTMLImageElement, () => void>();
  /** Picture → the `src` that was set here. */
  readonly #loaded = new WeakMap<HTMLImageElement, string>();
  readonly #written = writtenPictures();
  #isReleased = false;
  readonly #near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLImageElement)
          guarded('picture', () => {
            this.#load(target);
          });
    },
    { rootMargin: NEAR },
  );
  readonly #changes = new MutationObserver((records) => {
    if (records.some((record) => this.#isOfTheSite(record))) this.#releaseToSite();
    else if (records.some(({ addedNodes }) => addedNodes.length > 0)) this.scan();
  });

  constructor(root: Node & ParentNode) {
    this.#root = root;
    this.#changes.observe(root, CHANGES);
  }

  scan(): void {
    if (!this.#isReleased) guarded('pictures', this.#scan);
  }

  /** Pictures out of view are printed, too. */
  readonly loadAll = (): void => {
    guarded('pictures', () => {
      for (const image of this.#kept.keys()) this.#load(image);
    });
  };

  /** Restores the printed markup. */
  restore(): void {
    for (const image of this.#kept.keys()) {
      const url = this.#loaded.get(image);
      if (url === undefined || image.getAttribute('src') !== url) continue;
      image.removeAttribute('src');
      image.removeAttribute('decoding');
      image.dataset['load'] = 'false';
      this.#loaded.delete(image);
      this.#written.delete(image);
    }
    this.#releaseToSite();
  }

  readonly #scan = (): void => {
    for (const image of this.#kept.keys()) {
      if (image.isConnected) continue;
      this.#near.unobserve(image);
      this.#kept.delete(image);
    }
    const printed = this.#root.querySelectorAll<HTMLImageElement>(PRINTED_PICTURE);
    const found = [...printed].filter((image) => !this.#kept.has(image) && isFreeFor(image, this));
    for (const [image, restore] of keepPlaces(found)) {
      claim(image, this);
      this.#kept.set(image, restore);
      this.#near.observe(image);
    }
  };

  #load(image: HTMLImageElement): void {
    this.#near.unobserve(image);
    const address = image.dataset['src'] ?? '';
    if (image.hasAttribute('src') || !isPictureAddress(address)) return;
    const width = image.getBoundingClientRect().width * devicePixelRatio;
    const url = formatUrl(address, thumbnailFormat(width));
    this.#loaded.set(image, url);
    this.#written.add(image);
    image.decoding = 'async';
    image.src = url;
    image.dataset['load'] = 'true';
  }

  #isOfTheSite({ type, target }: MutationRecord): boolean {
    if (type !== 'attributes' || !(target instanceof HTMLImageElement) || !target.matches(PICTURE))
      return false;
    return target.hasAttribute('src') && !this.#written.has(target);
  }

  /** Restores the pictures that have not loaded. */
  #releaseToSite(): void {
    this.#isReleased = true;
    this.#near.disconnect();
    this.#changes.disconnect();
    for (const [image, restore] of this.#kept) if (!this.#loaded.has(image)) restore();
    this.#kept.clear();
  }
}
