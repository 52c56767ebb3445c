import { prefersStillness, toLocal, zoomOf } from '../../../core/interface/index.ts';
import type { LaterPicture } from './create-picture.ts';
import {
  closeScaleOf,
  maxScaleOf,
  panBy,
  WHOLE,
  zoomAt,
  type ZoomPlace,
  type ZoomPoint,
} from './zoom-view.ts';

/** The elements of an enlargeable picture. */
interface ZoomParts {
  readonly picture: LaterPicture;
  /** The viewport of the picture. */
  readonly frame: HTMLElement;
}

/** One picture that can be enlarged and panned. Source: docs/behaviour/galleries.md §4.6 */
export class PictureZoom {
  readonly #parts: ZoomParts;
  #view = WHOLE;

  /** @param parts the picture */
  constructor(parts: ZoomParts) {
    this.#parts = parts;
  }

  /** Whether it is enlarged. */
  get isZoomed(): boolean {
    return this.#view.scale > 1;
  }

  /** The scale; 1 for the whole picture. */
  get scale(): number {
    return this.#view.scale;
  }

  /** Whether its picture failed to load. */
  get isLost(): boolean {
    return !this.#parts.frame.contains(this.#parts.picture.image);
  }

  /** Whether the picture has loaded. */
  get canZoom(): boolean {
    const { image } = this.#parts.picture;
    const isLoaded = image.dataset['loading'] === undefined && image.naturalWidth > 0;
    return image.isConnected && isLoaded && image.offsetWidth > 0;
  }

  /**
   * Enlarges it around a point.
   * @param scale 1 or less for the whole picture
   * @param at a point of the screen; the middle of the picture by default
   * @param isSmooth whether it is animated
   */
  zoomTo(scale: number, at?: ZoomPoint, isSmooth = true): void {
    if (!this.canZoom) return;
    const { picture, frame } = this.#parts;
    const place = this.#place;
    const { left, top } = frame.getBoundingClientRect();
    const point = at
      ? toLocal(frame, { x: at.x - left, y: at.y - top })
      : { x: place.width / 2, y: place.height / 2 };
    const possible = Math.min(Math.max(scale, 1), this.#maxScale);
    this.#view = zoomAt(this.#view, possible, point, place);
    this.#show(isSmooth);
    // An earlier file is shown until the new one has loaded.
    if (this.isZoomed) picture.fetchFor(this.#widthPx * possible);
  }

  /**
   * Enlarges it, or shows the whole picture again.
   * @param at a point of the screen; the middle by default
   */
  toggle(at?: ZoomPoint): void {
    this.zoomTo(this.isZoomed ? 1 : closeScaleOf(this.#maxScale), at);
  }

  /**
   * Pans it.
   * @param by distance in px of the screen
   * @param isSmooth whether it is animated
   */
  panBy(by: ZoomPoint, isSmooth = false): void {
    this.#view = panBy(this.#view, toLocal(this.#parts.frame, by), this.#place);
    this.#show(isSmooth);
  }

  /** Shows the whole picture, without animation. */
  reset(): void {
    this.#view = WHOLE;
    this.#show(false);
  }

  /** Its width on the screen before zooming, in px. */
  get #widthPx(): number {
    const { image } = this.#parts.picture;
    return image.offsetWidth * zoomOf(image);
  }

  get #maxScale(): number {
    const { image, fileWidth } = this.#parts.picture;
    return maxScaleOf(fileWidth || image.naturalWidth, this.#widthPx);
  }

  get #place(): ZoomPlace {
    const { picture, frame } = this.#parts;
    const { image } = picture;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = image;
    return { width: frame.clientWidth, height: frame.clientHeight, picture: { left, top, width, height } };
  }

  #show(isSmooth: boolean): void {
    const { picture, frame } = this.#parts;
    const { style } = picture.image;
    const { scale, x, y } = this.#view;
    style.transition = isSmooth && !prefersStillness() ? 'transform 0.2s ease-out' : 'none';
    style.transform = this.isZoomed ? `translate(${x}px, ${y}px) scale(${scale})` : '';
    frame.toggleAttribute('data-zoomed', this.isZoomed);
  }
}
