import { asOneOfList, srcset } from '../../../../core/images/index.ts';
import type { AnyFormatter } from '../../run/area.ts';
import { escapeAttribute } from '../../values/escape.ts';
import { fieldOf } from '../../values/path.ts';
import { escaping, pictureAddress, textOf, type Escape } from '../markup/markup.ts';
import { altTextOf, imageMeta } from './image-meta.ts';

const DEFAULT_CLASS = 'thumb-image';

/** The fields of an image's colours. Source: docs/behaviour/template-language.md §12.1. */
export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const;

/**
 * Prints an image's colours as attributes, one for each corner and the centre, with a space after each.
 * @param colors the image's colorData
 * @param nameOf returns the attribute's name of a corner
 * @param escape escapes the colours
 * Source: docs/behaviour/template-language.md §12.1
 */
export function colorAttributes(colors: unknown, nameOf: (corner: string) => string, escape: Escape): string {
  return CORNERS.map(
    (corner) => `data-color-${nameOf(corner)}="#${escape(textOf(colors, `${corner}Average`))}" `,
  ).join('');
}

/** Without arguments all corners are printed. */
type ColorArguments = readonly [corner?: (typeof CORNERS)[number], property?: string];

const image = /* @__PURE__ */ escaping<readonly [className?: string]>((escape, args, isStrict) => {
  const className = escape(args.length === 1 ? (args[0] as string) : DEFAULT_CLASS);
  return {
    scoped: (value, scope) => {
      const alt = escapeAttribute(altTextOf(value, scope, isStrict));
      // The existing engine escapes the second one twice.
      const meta = imageMeta(value, isStrict ? alt : escapeAttribute(alt), isStrict);
      const url = escape(pictureAddress(textOf(value, 'assetUrl'), isStrict));
      return `<noscript><img src="${url}" alt="${alt}" /></noscript><img class="${className}" ${meta}data-load="false" data-image-id="${escape(textOf(value, 'id'))}" data-type="image" />`;
    },
  };
});

const imageColor = /* @__PURE__ */ escaping<ColorArguments>((escape, [corner, property]) => {
  const prefix = property === undefined ? '' : `${property}: `;
  return (value) => {
    const colors = fieldOf(value, 'colorData');
    if (colors === undefined) return undefined;
    if (corner === undefined) return colorAttributes(colors, String, escape);
    const color = textOf(colors, `${corner}Average`);
    return color === '' ? `"${corner}" not found.` : `${prefix}#${escape(color)}`;
  };
});

const imageSrcset = /* @__PURE__ */ escaping((escape, _, isStrict) => (value) => {
  const formats = textOf(value, 'systemDataVariants')
    .split(',')
    .filter((format) => format.endsWith('w'));
  // The existing engine prints its input.
  if (formats.length === 0) return isStrict ? '' : value;
  const url = textOf(value, 'assetUrl');
  if (!isStrict) return ` srcset="${srcset(url, formats)}"`;
  const address = asOneOfList(pictureAddress(url, isStrict));
  return address === '' ? '' : ` srcset="${escape(srcset(address, formats))}"`;
});

/** Images, by formatter. Source: docs/behaviour/template-language.md §12.1. */
export const imageFormatters = {
  image,
  'image-color': imageColor,
  'image-srcset': imageSrcset,
} as const satisfies Record<string, AnyFormatter>;
