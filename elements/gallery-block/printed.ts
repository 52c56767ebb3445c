import { createElement, Fragment, type ReactNode } from 'react';
import { readGallery, readGalleryOptions, type GalleryItem } from '../../core/gallery/index.ts';
import { CENTRE, focalPointText, objectPosition } from '../../core/images/index.ts';
import { parseJson } from '../../core/json/index.ts';
import { IMAGE_WORDS } from '../../core/words/index.ts';
import { definePrintedTag } from '../host/index.ts';
import { earlyStyles } from './early-styles.ts';
import { eagerSizes, figureOf, lazySizes, type FigurePart } from './figure-parts.ts';
import { itemStyles } from './item-styles.ts';
import { galleryAttributes } from './options.ts';
import { SIGNS } from './signs.ts';
import { playLabel } from './slide-media.ts';
import { columnsOf, effectiveOptions, optionAttributes, readOptions } from './written-options.ts';

/** Not normalised: a document's option counts where the tag's is absent. */
const OPTIONS = Object.fromEntries(
  Object.entries(galleryAttributes).map(([name, { attribute }]) => [name, { attribute }]),
);

type Values = Readonly<Record<string, unknown>>;

/** How a server prints a gallery with a document: as figures of the author. */
export const printed = definePrintedTag({
  attributes: { ...OPTIONS, items: { attribute: 'items' } },
  styles: [earlyStyles, itemStyles],
  isLight: true,
  drawnProperties: ['items'],
  hostAttributes: (values) => optionAttributes(writtenIn(values)),
  ownStyles(values) {
    const points = itemsIn(values).flatMap(({ picture }) => (picture ? [picture.focalPoint] : []));
    const rules = new Map(points.map((point) => [focalPointText(point), objectPosition(point)]));
    rules.delete(focalPointText(CENTRE));
    return [...rules]
      .map(
        ([text, position]) =>
          `gallery-block :where(img)[data-image-focal-point="${text}"]{object-position:${position}}`,
      )
      .join('');
  },
  draw(values) {
    const items = itemsIn(values);
    if (items.length === 0) return null;
    const options = effectiveOptions(
      writtenIn(values),
      readOptions((name) => (values as Values)[name]),
    );
    const columns = columnsOf(options);
    const look = { opensWindow: options.newWindow, sizes: lazySizes(columns) };
    const first = items.find(({ picture }) => picture !== null);
    const figures = items.map((item) =>
      drawPart(figureOf(item, look), (part) => ({
        ...(item === first && part.name === 'img' && eager(part, columns)),
        ...beforeScript(part, item),
      })),
    );
    return createElement(Fragment, null, ...figures);
  },
});

function documentIn({ items }: Values): unknown {
  return typeof items === 'string' ? parseJson(items) : items;
}

function itemsIn(values: Values): readonly GalleryItem[] {
  return readGallery(documentIn(values)) ?? [];
}

function writtenIn(values: Values) {
  return readOptions(readGalleryOptions(documentIn(values)));
}

/** Without a script a lazy picture waits for the layout: the first one is requested at once. */
function eager({ attributes }: FigurePart, columns: number): FigurePart['attributes'] {
  return { loading: 'eager', sizes: attributes['srcSet'] && eagerSizes(columns) };
}

/** What the tag writes later. */
function beforeScript(part: FigurePart, { picture, title }: GalleryItem): FigurePart['attributes'] {
  if (part.name === 'figure')
    return { 'data-mark': picture?.isLicensedPreview ? IMAGE_WORDS.picturePreview : undefined };
  // The name that a picture with a text would give it.
  const isNameless = 'data-embed' in part.attributes && !picture?.alt;
  return { ...(isNameless && { 'aria-label': playLabel(title) }) };
}

function drawPart(part: FigurePart, more: (part: FigurePart) => FigurePart['attributes']): ReactNode {
  const { name, attributes, children } = part;
  const inside = children.map((child) => (typeof child === 'string' ? child : drawPart(child, more)));
  if (part.part !== 'placeholder') return createElement(name, { ...attributes, ...more(part) }, ...inside);
  // The sheet of the figures finds it by this name; that of icons is only in the shadow root.
  return createElement('div', { part: part.part }, drawSign(SIGNS.picture));
}

function drawSign(path: string): ReactNode {
  const attributes = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'aria-hidden': true };
  return createElement('svg', attributes, createElement('path', { d: path }));
}
