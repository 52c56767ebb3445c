/** Scale and offset of a picture; no offset at scale 1. */
export interface ZoomView {
  readonly scale: number;
  /** The offset of its centre, in px. */
  readonly x: number;
  readonly y: number;
}

/** Where a picture is before zooming, in px. */
export interface ZoomPlace {
  /** The size of the viewport. */
  readonly width: number;
  readonly height: number;
  /** The picture within it. */
  readonly picture: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A point of the viewport, in px. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

/** The whole picture. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

/** Small pictures can be enlarged, too. */
const LEAST_MAX_SCALE = 3;

/** A click enlarges up to the picture's own pixels, within limits that keep the visitor oriented. */
const CLOSE_SCALES = { min: 2, max: 4 } as const;

/**
 * Calculates how far a picture can be enlarged.
 * @param ownWidth its natural width, in px
 * @param shownWidth its width before zooming, in px
 * @returns the scale at which its pixels match those of the page, at least 3
 * Source: docs/behaviour/galleries.md §4.6
 */
export function maxScaleOf(ownWidth: number, shownWidth: number): number {
  return Math.max(LEAST_MAX_SCALE, shownWidth > 0 ? ownWidth / shownWidth : 0);
}

/**
 * Calculates how far one click enlarges.
 * @param maxScale the largest possible scale
 * @returns 2 to 4
 * Source: docs/behaviour/galleries.md §4.6
 */
export function closeScaleOf(maxScale: number): number {
  return Math.min(Math.max(maxScale, CLOSE_SCALES.min), CLOSE_SCALES.max);
}

/**
 * Enlarges a picture around a fixed point, as far as the picture's edges allow.
 * @param view the current zoom
 * @param scale the new scale, from 1
 * @param point the fixed point
 * @param place the place of the picture
 */
export function zoomAt(view: ZoomView, scale: number, point: ZoomPoint, place: ZoomPlace): ZoomView {
  const middle = middleOf(place);
  const ratio = scale / view.scale;
  const moved = {
    scale,
    x: point.x - middle.x - (point.x - middle.x - view.x) * ratio,
    y: point.y - middle.y - (point.y - middle.y - view.y) * ratio,
  };
  return withinEdges(moved, place);
}

/**
 * Pans an enlarged picture, until its edge is visible.
 * @param view the current zoom
 * @param by distance in px
 * @param place the place of the picture
 */
export function panBy(view: ZoomView, by: ZoomPoint, place: ZoomPlace): ZoomView {
  return withinEdges({ ...view, x: view.x + by.x, y: view.y + by.y }, place);
}

function middleOf({ picture: { left, top, width, height } }: ZoomPlace): ZoomPoint {
  return { x: left + width / 2, y: top + height / 2 };
}

function withinEdges({ scale, x, y }: ZoomView, place: ZoomPlace): ZoomView {
  if (scale <= 1) return WHOLE;
  const { picture } = place;
  const middle = middleOf(place);
  return {
    scale,
    x: within(x, (picture.width * scale) / 2, middle.x, place.width),
    y: within(y, (picture.height * scale) / 2, middle.y, place.height),
  };
}

/** A picture larger than the viewport covers it; a smaller one stays inside. */
function within(offset: number, half: number, middle: number, size: number): number {
  const [atStart, atEnd] = [half - middle, size - middle - half];
  return Math.min(Math.max(offset, Math.min(atStart, atEnd)), Math.max(atStart, atEnd));
}
