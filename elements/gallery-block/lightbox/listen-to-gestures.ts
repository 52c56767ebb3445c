import { createGesture, dragAction, pinchAction, type DragState } from '@use-gesture/vanilla';
import type { PictureZoom } from './picture-zoom.ts';
import type { ZoomPoint } from './zoom-view.ts';

/** What gestures do. */
interface GestureParts {
  /** What fingers, pens and wheels touch. */
  readonly track: HTMLElement;
  /** The picture in sight; null as long as none can be enlarged. */
  readonly getZoom: () => PictureZoom | null;
  /** Called after it was enlarged. */
  readonly onZoom: () => void;
  /** Called while the visitor pulls the picture down, with the distance in px. */
  readonly onPull: (distancePx: number) => void;
  /** Called when the visitor lets go: whether it was far or fast enough to close. */
  readonly onLetGo: (isFar: boolean) => void;
  readonly signal: AbortSignal;
}

/** Two presses within this time and distance are a double press. */
const DOUBLE_TAP = { timeMs: 350, distancePx: 30 } as const;

/** From here on a pull closes. */
const FAR_PX = 120;
const FAST_PX_PER_MS = 0.6;

/** A notch of a wheel, some 100 px, enlarges by a third. */
const WHEEL_PX = 350;

/** Lines and pages of a wheel, in px. */
const WHEEL_UNITS_PX = [1, 16, 400] as const;

/** What scrolls, plays or is pressed by itself. */
const OWN_GESTURES = 'figcaption, [data-words], button, a, audio, video, iframe';

/**
 * Hears fingers, pens, the mouse and its wheel on pictures over the page. Sideways the browser scrolls as long as nothing
 * is enlarged.
 * @param parts the pictures, and what gestures do
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

/** With two fingers a picture grows, and follows their middle. */
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

/** An enlarged picture follows the pointer; another one is pulled down, or pressed twice. */
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

/** Up and down a wheel enlarges; sideways it moves what is enlarged, or leads on. */
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
