import { createGesture, dragAction, pinchAction, type DragState } from '@use-gesture/vanilla';
import type { PictureZoom } from './picture-zoom.ts';
import type { ZoomPoint } from './zoom-view.ts';

/** The actions of gestures. */
interface GestureParts {
  /** The target of fingers, pens and wheels. */
  readonly track: HTMLElement;
  /** The visible picture; null while it cannot be enlarged. */
  readonly getZoom: () => PictureZoom | null;
  /** Called after zooming. */
  readonly onZoom: () => void;
  /** Called while the visitor pulls the picture down, with the distance in px. */
  readonly onPull: (distancePx: number) => void;
  /** Called when the visitor lets go, with whether the pull was far or fast enough to close. */
  readonly onLetGo: (isFar: boolean) => void;
  readonly signal: AbortSignal;
}

/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP = { timeMs: 350, distancePx: 30 } as const;

/** A pull beyond this distance closes. */
const FAR_PX = 120;
const FAST_PX_PER_MS = 0.6;

/** A wheel notch, about 100 px, enlarges by a third. */
const WHEEL_PX = 350;

/** Lines and pages of a wheel event, in px. */
const WHEEL_UNITS_PX = [1, 16, 400] as const;

/** Elements that scroll, play or have clicks of their own. */
const OWN_GESTURES = 'figcaption, [data-words], button, a, audio, video, iframe';

/**
 * Handles touch, pen, mouse and wheel on lightbox pictures. The browser scrolls horizontally while nothing is
 * enlarged.
 * @param parts the pictures, and the actions of gestures
 * Source: docs/behaviour/galleries.md §4.6, §4.7
 */
export function listenToGestures(parts: GestureParts): void {
  const { track, signal } = parts;
  const handlers = { ...dragsOf(parts), ...pinchesOf(parts) };
  const recognise = createGesture([dragAction, pinchAction]);
  const recognizer = recognise(track, handlers, {
    drag: { filterTaps: true, pointer: { keys: false } },
    pinch: { pinchOnWheel: false },
  });
  const onWheel = (event: WheelEvent) => {
    handleWheel(event, parts);
  };
  track.addEventListener('wheel', onWheel, { signal, passive: false });
  signal.addEventListener('abort', () => {
    recognizer.destroy();
  });
}

type Handlers = Parameters<ReturnType<typeof createGesture>>[1];

/** A pinch enlarges the picture and follows the midpoint. */
function pinchesOf({ getZoom, onZoom }: GestureParts): Handlers {
  let scaleBefore = 1;
  let before: ZoomPoint = { x: 0, y: 0 };
  return {
    onPinch: ({ first, movement: [ratio], origin: [x, y] }) => {
      const zoom = getZoom();
      if (!zoom) return;
      if (first) {
        scaleBefore = zoom.scale;
        before = { x, y };
      }
      zoom.panBy({ x: x - before.x, y: y - before.y });
      zoom.zoomTo(scaleBefore * ratio, { x, y }, false);
      before = { x, y };
      onZoom();
    },
  };
}

/** An enlarged picture follows the pointer; another one can be pulled down or double-tapped. */
function dragsOf({ getZoom, onZoom, onPull, onLetGo }: GestureParts): Handlers {
  let isPulled = false;
  const noteTap = doubleTaps((at) => {
    getZoom()?.toggle(at);
    onZoom();
  });
  const pull = (state: DragState) => {
    const isDisturbed = isOther(state);
    isPulled = !state.last && !isDisturbed;
    if (isPulled) onPull(Math.max(0, state.movement[1]));
    else onLetGo(!isDisturbed && !state.canceled && isFarEnough(state));
  };
  const begin = (state: DragState) => {
    const zoom = getZoom();
    if (isOther(state)) state.cancel();
    else if (zoom?.isZoomed) zoom.panBy({ x: state.delta[0], y: state.delta[1] });
    else if (isMouse(state.event) || Math.abs(state.movement[0]) > state.movement[1]) state.cancel();
    else pull(state);
  };
  return {
    onDrag: (state) => {
      if (state.tap) noteTap(state.event, state.xy);
      else if (isPulled) pull(state);
      else if (!state.last && !state.canceled) begin(state);
    },
  };
}

function doubleTaps(act: (at: ZoomPoint) => void): (event: Event, at: readonly [number, number]) => void {
  let last: (ZoomPoint & { readonly timeMs: number }) | null = null;
  return ({ target, timeStamp: timeMs }, [x, y]) => {
    if (!(target instanceof HTMLImageElement)) return;
    const isNear = last !== null && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP.distancePx;
    const isDouble = last !== null && isNear && timeMs - last.timeMs < DOUBLE_TAP.timeMs;
    last = isDouble ? null : { x, y, timeMs };
    if (isDouble) act({ x, y });
  };
}

function isOther({ pinching, touches, event }: DragState): boolean {
  return pinching === true || touches > 1 || isOwn(event);
}

function isOwn({ target }: Event): boolean {
  return target instanceof Element && target.closest(OWN_GESTURES) !== null;
}

function isMouse(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}

function isFarEnough({ movement, velocity, direction }: DragState): boolean {
  return movement[1] > FAR_PX || (direction[1] > 0 && velocity[1] > FAST_PX_PER_MS);
}

/** Vertical wheeling zooms; horizontal wheeling pans an enlarged picture, or scrolls to another. */
function handleWheel(event: WheelEvent, { getZoom, onZoom }: GestureParts): void {
  const zoom = getZoom();
  if (isOwn(event) || !zoom) return;
  const unit = WHEEL_UNITS_PX[event.deltaMode] ?? 1;
  const [x, y] = [event.deltaX * unit, event.deltaY * unit];
  const isSideways = Math.abs(x) > Math.abs(y);
  if (isSideways && !zoom.isZoomed) return;
  event.preventDefault();
  if (isSideways) zoom.panBy({ x: -x, y: 0 });
  else zoom.zoomTo(zoom.scale * Math.exp(-y / WHEEL_PX), { x: event.clientX, y: event.clientY }, false);
  onZoom();
}
