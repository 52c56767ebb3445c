import { objectPosition, parseFocalPoint } from '../../core/images/index.ts';
import { IMAGE_WORDS } from '../../core/words/index.ts';
import { AttributeOverrides } from '../ui/index.ts';
import { pictureOf } from './slides.ts';

/** Elements that take the keyboard focus natively. */
const REACHABLE = 'a[href], button, input, select, textarea, audio[controls], video, iframe, [tabindex]';

/** A picture that has not been bought yet. */
const PREVIEW = 'img[data-licensed-asset-preview]';

/** The options that apply to each slide. */
interface MarkOptions {
  readonly newWindow: boolean;
  readonly showMetaOnHover: boolean;
}

/** Applies options to the author's own nodes, and restores them. Source: docs/behaviour/galleries.md §1 */
export class AuthorMarks {
  readonly #links = new AttributeOverrides(['target', 'rel']);
  readonly #stops = new AttributeOverrides(['tabindex']);
  /** Picture → the focal point that we set in its style. */
  readonly #positions = new Map<HTMLImageElement, string>();
  readonly #previews = new AttributeOverrides(['data-mark']);

  /**
   * Marks links that open another window, slides whose captions appear on focus, and pictures not yet bought;
   * keeps the focal points of pictures visible.
   * @param slides in their order
   * @param options the tag's options
   */
  update(slides: readonly HTMLElement[], { newWindow, showMetaOnHover }: MarkOptions): void {
    const links = newWindow ? slides.flatMap(linksOf).filter((link) => this.#isFree(link)) : [];
    this.#links.retain(new Set(links));
    for (const link of links) {
      if (!this.#links.set(link)) continue;
      link.target = '_blank';
      if (link.rel === '') link.rel = 'noopener';
    }
    const stops = showMetaOnHover ? slides.filter((slide) => this.#isStop(slide)) : [];
    this.#stops.retain(new Set(stops));
    for (const stop of stops) if (this.#stops.set(stop)) stop.tabIndex = 0;
    this.#holdPictures(slides);
    const previews = slides.filter((slide) => slide.querySelector(PREVIEW));
    this.#previews.retain(new Set(previews));
    for (const slide of previews) {
      this.#previews.set(slide);
      // The language may have changed.
      slide.dataset['mark'] = IMAGE_WORDS.picturePreview;
    }
  }

  /** Restores everything that was marked. */
  forget(): void {
    this.#links.restore();
    this.#stops.restore();
    this.#holdPictures([]);
    this.#previews.restore();
  }

  /** The author's own inline `object-position` wins. */
  #holdPictures(slides: readonly HTMLElement[]): void {
    const positions = new Map(slides.flatMap(positionOf));
    for (const image of this.#positions.keys()) if (!positions.has(image)) this.#letGo(image);
    for (const [image, position] of positions) {
      const { style } = image;
      if (style.objectPosition !== (this.#positions.get(image) ?? '')) continue;
      style.objectPosition = position;
      this.#positions.set(image, style.objectPosition);
    }
  }

  /** Leave the rest of its style alone. */
  #letGo(image: HTMLImageElement): void {
    const isOurs = image.style.objectPosition === this.#positions.get(image);
    this.#positions.delete(image);
    if (!isOurs) return;
    image.style.removeProperty('object-position');
    if (image.style.length === 0) image.removeAttribute('style');
  }

  #isFree(link: HTMLAnchorElement): boolean {
    return !link.hasAttribute('target') || this.#links.has(link);
  }

  #isStop(slide: HTMLElement): boolean {
    if (!slide.querySelector(':scope > figcaption') || slide.querySelector(REACHABLE)) return false;
    return !slide.hasAttribute('tabindex') || this.#stops.has(slide);
  }
}

function linksOf(slide: HTMLElement): readonly HTMLAnchorElement[] {
  return slide instanceof HTMLAnchorElement
    ? [slide]
    : [...slide.querySelectorAll<HTMLAnchorElement>('a[href]')];
}

/** A slide's picture and its focal point; empty without one. */
function positionOf(slide: HTMLElement): readonly (readonly [HTMLImageElement, string])[] {
  const image = pictureOf(slide);
  const point = parseFocalPoint(
    (image?.dataset['imageFocalPoint'] ?? slide.dataset['imageFocalPoint']) || '',
  );
  return image && point ? [[image, objectPosition(point)]] : [];
}
