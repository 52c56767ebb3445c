import type { BlockTypeCode } from '../../../../core/enumerations/index.ts';
import { altText, CENTRE, focalPointText } from '../../../../core/images/index.ts';
import { isJsonObject } from '../../../../core/json/index.ts';
import type { AnyFormatter, Formatter, PlainFormatter } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy, toNumber, toText } from '../../values/convert.ts';
import { escapeAttribute, escapeIfStrict } from '../../values/escape.ts';
import { fieldOf, type Path, readPath } from '../../values/path.ts';
import { pictureAddress, textOf } from '../markup/markup.ts';

const IMAGE_BLOCK = 5 satisfies BlockTypeCode;

const BLOCK_TYPE = ['blockType'];

/**
 * Finds the alternative text of an image.
 * @param image an image of JSON
 * @param scope marks an image block, where its own text counts even if it is empty
 * @param isStrict true to keep surrogate pairs whole
 * @returns the text, not escaped
 * Source: docs/behaviour/template-language.md §12.3
 */
export function altTextOf(image: unknown, scope: Scope, isStrict: boolean): string {
  if (toNumber(scope.lookUp(BLOCK_TYPE)) === IMAGE_BLOCK) return textOf(image, 'altText').trim();
  const title = fieldOf(image, 'title');
  if (isTruthy(title)) return toText(title);
  return altText({ body: wordOf(image, 'body'), filename: wordOf(image, 'filename') }, isStrict);
}

/** A field of 0 or false counts as absent, although it has a text. */
function wordOf(image: unknown, key: string): string {
  const word = fieldOf(image, key);
  return isTruthy(word) ? toText(word) : '';
}

/**
 * Formats the focal point of an image.
 * @param image an image of JSON
 * @returns "x,y"
 * Source: docs/behaviour/template-language.md §12.2
 */
export function focalPointOf(image: unknown): string {
  const point = fieldOf(image, 'mediaFocalPoint');
  if (point === undefined) return focalPointText(CENTRE);
  return focalPointText({ x: toNumber(fieldOf(point, 'x')), y: toNumber(fieldOf(point, 'y')) });
}

/**
 * Prints an image's attributes, with a space after each.
 * @param image an image of JSON; a missing one prints nothing
 * @param alt its text, escaped
 * @param isStrict true escapes every other text, and prints addresses of pictures only
 * Source: docs/behaviour/template-language.md §12.1
 */
export function imageMeta(image: unknown, alt: string, isStrict: boolean): string {
  if (image === undefined) return '';
  const escape = escapeIfStrict(isStrict);
  const preview = isJsonObject(fieldOf(image, 'licensedAssetPreview'))
    ? 'data-licensed-asset-preview="true" '
    : '';
  const key = fieldOf(image, 'componentKey');
  const component = key === undefined ? '' : `data-component-key="${escape(toText(key))}" `;
  const url = escape(pictureAddress(textOf(image, 'assetUrl'), isStrict));
  const size = escape(textOf(image, 'originalSize'));
  return `${preview}${component}data-src="${url}" data-image="${url}" data-image-dimensions="${size}" data-image-focal-point="${focalPointOf(image)}" alt="${alt}" `;
}

function metaAt(path: Path): PlainFormatter {
  return (_args, { isStrict }) => ({
    scoped: (value, scope) => {
      const image = readPath(value, path);
      return imageMeta(image, escapeAttribute(altTextOf(image, scope, isStrict)), isStrict);
    },
  });
}

const childImageMeta: Formatter<readonly [index?: `${number}`]> = (args, tools) => {
  const [index = '0'] = args;
  return metaAt(['items', Number.parseInt(index, 10)])([], tools);
};

/** Attributes of images, by formatter. Source: docs/behaviour/template-language.md §12.1. */
export const imageMetaFormatters = {
  'image-meta': /* @__PURE__ */ metaAt([]),
  'cover-image-meta': /* @__PURE__ */ metaAt(['coverImage']),
  'child-image-meta': childImageMeta,
} as const satisfies Record<string, AnyFormatter>;
