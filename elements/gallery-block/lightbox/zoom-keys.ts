import { isComposing } from '../../../core/interface/index.ts';
import type { PictureZoom } from './picture-zoom.ts';
import type { ZoomPoint } from './zoom-view.ts';

const FACTORS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 };

/** The direction in which a key pans, in px. */
const STEPS: Readonly<Record<string, ZoomPoint>> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
};

/**
 * Zooms a picture by key, or pans it while it is enlarged.
 * @param event the key event; shortcuts of the browser and of controls are ignored
 * @param zoom the picture
 * @returns false for any other key
 * Source: docs/behaviour/galleries.md §4.6
 */
export function zoomByKey(event: KeyboardEvent, zoom: PictureZoom): boolean {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || defaultPrevented || isComposing(event)) return false;
  const [factor, step] = [FACTORS[key], zoom.isZoomed ? STEPS[key] : undefined];
  if (factor !== undefined) zoom.zoomTo(zoom.scale * factor);
  else if (step) zoom.panBy(step, true);
  return factor !== undefined || step !== undefined;
}
