/** How a picture is enlarged and moved; nothing of both at scale 1. */
export interface ZoomView {
  readonly scale: number;
  /** How far its middle has moved, in px. */
  readonly x: number;
  readonly y: number;
}

/** Where a picture stands while it is not enlarged, in px. */
export interface ZoomPlace {
  /** The size of what it is seen through. */
  readonly width: number;
  readonly height: number;
  /** The picture in there. */
  readonly picture: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A point of what a picture is seen through, in px. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

/** The whole picture. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

/** Small pictures, too, can be seen closely. */
const LEAST_MAX_SCALE = 3;

/** How far one press enlarges: as far as the picture's own pixels go, but nobody loses their way. */
const CLOSE_SCALES = { min: 2, max: 4 } as const;

/**
 * Says how far a picture can be enlarged.
 * @param ownWidth how wide it is itself, in px
 * @param shownWidth how wide it is shown while it is not enlarged, in px
 * @returns until each of its pixels is one of the page, or three times if that is more
 * Source: docs/behaviour/galleries.md §4.6
 */
export function maxScaleOf(ownWidth: number, shownWidth: number): number {
  return Math.max(LEAST_MAX_SCALE, shownWidth > 0 ? ownWidth / shownWidth : 0);
}

/**
 * Says how far one press enlarges.
 * @param maxScale how far it can be enlarged at all
 * @returns 2 to 4
 * Source: docs/behaviour/galleries.md §4.6
 */
export function closeScaleOf(maxScale: number): number {
  return Math.min(Math.max(maxScale, CLOSE_SCALES.min), CLOSE_SCALES.max);
}

/**
 * Enlarges a picture around a point that stays where it is, as far as the picture's edges allow.
 * @param view how it is enlarged now
 * @param scale how far from now on, from 1
 * @param point what stays
 * @param place where the picture stands
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
 * Moves an enlarged picture, until its edge is in sight.
 * @param view how it is enlarged
 * @param by how far, in px
 * @param place where the picture stands
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

/** What is larger than its place fills it; what is smaller stays inside. */
function within(offset: number, half: number, middle: number, size: number): number {
  const [atStart, atEnd] = [half - middle, size - middle - half];
  return Math.min(Math.max(offset, Math.min(atStart, atEnd)), Math.max(atStart, atEnd));
}
