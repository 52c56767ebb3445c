import { parseHexColour } from '../colour/index.ts';
import { fieldsOf } from '../json/index.ts';

/** The places of a picture whose average colour is known. Source: docs/behaviour/images.md §4.2 */
export const COLOUR_PLACES = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const;

/** Average colours of a picture, each as "#" and six hex digits. */
export type CornerColours = Readonly<Record<(typeof COLOUR_PLACES)[number], string>>;

/** The position of each corner's colour, as a CSS position. */
const CORNERS = {
  topLeft: '0 0',
  topRight: '100% 0',
  bottomLeft: '0 100%',
  bottomRight: '100% 100%',
} as const;

/**
 * Reads the colours of a picture.
 * @param json anything
 * @returns the colours, where a missing one is that of the centre; null without a centre
 * Source: docs/behaviour/images.md §4.2
 */
export function readCornerColours(json: unknown): CornerColours | null {
  const item = fieldsOf(json);
  const read = (place: string) => hexOf(item.text(`${place}Average`));
  const center = read('center');
  if (center === null) return null;
  const colours = COLOUR_PLACES.map((place) => [place, read(place) ?? center] as const);
  return Object.fromEntries(colours) as CornerColours;
}

/**
 * Paints a rough preview of a picture while it loads.
 * @param colours its colours
 * @returns a value for the CSS property `background`
 * Source: docs/behaviour/images.md §4.3
 */
export function placeholder(colours: CornerColours): string {
  const corners = Object.entries(CORNERS).map(
    ([corner, place]) =>
      `radial-gradient(at ${place}, ${colours[corner as keyof typeof CORNERS]}, transparent 75%)`,
  );
  return [...corners, colours.center].join(', ');
}

function hexOf(text: string | null): string | null {
  const colour = parseHexColour(text ?? '');
  if (!colour) return null;
  const parts = [colour.red, colour.green, colour.blue].map((part) => part.toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}
