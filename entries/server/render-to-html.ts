import { assert } from '../../core/errors/index.ts';
import { scriptJson } from '../../core/json/index.ts';
import type { CartJson } from '../../core/cart/index.ts';
import type { ProductModel } from '../../core/product/index.ts';
import { TAG_NAMES } from '../../elements/tag-names.ts';
import type { TagElements } from '../../elements/tag-elements.ts';
import type { TagProperties } from '../../elements/tag-props.ts';
import {
  ANSWER_ATTRIBUTE,
  type PrintedInside,
  type PrintedPage,
  type PrintedTag,
} from '../../elements/host/index.ts';
import { escapeAttribute } from './escape.ts';
import { drawingHTML, type FormTarget } from './drawing-html.ts';
import { attributesOf, writeTag } from './host-html.ts';
import { PRINTED_TAGS } from './printed-tags.ts';
import { createServerPage, pageAround } from './server-page.ts';
import { withWords } from './with-words.ts';

/** The name of a tag. */
export type TagName = keyof TagElements;

/** A tag's properties, and attributes of every element such as `class`. */
export type PrintedProps<Tag extends TagName> = TagProperties<TagElements[Tag]> &
  Readonly<Record<string, unknown>>;

/** What a server knows besides the tag's properties. */
export interface RenderOptions {
  /** HTML inside the tag, such as other tags. It is not escaped. */
  readonly children?: string;
  /** The nonce of the page's Content-Security-Policy, for the style element. */
  readonly nonce?: string;
  /** The page's locale, as a BCP 47 tag: the `lang` of its `html` element. Default: that of the settings, or en-US. */
  readonly locale?: string;
  /** The page's settings, as for `configureStore`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The URL of a folder with the package's `dist/styles`: a link to it replaces the style element. */
  readonly styles?: string;
  /** Where a form posts to before the script. */
  readonly form?: FormTarget;
  /** The visitor's cart, on pages for one visitor. */
  readonly cart?: CartJson;
  /** The product of the `store-product` around the tag, by `openProduct`: one for each page. */
  readonly around?: ProductModel;
  /** What the store would answer to the tag's own request, as JSON, such as a page of products: the tag does not ask again. */
  readonly answer?: unknown;
  /** The page's URL, absolute or relative: its parameters choose what a list shows, and its links lead there. Default: none. */
  readonly url?: string;
  /** Distinguishes the ids of two forms of one page that have neither a `form-id` nor a schema of their own. */
  readonly idPrefix?: string;
}

/** A tag for frameworks, which write the outer element. */
export interface RenderedElement {
  /** Attribute → text. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly innerHTML: string;
  /** The same without the shadow root, for frameworks that create the element in the browser. */
  readonly lightHTML: string;
}

/**
 * Renders a tag on a server, so that it shows before the script: a tag with a shadow root as declarative shadow DOM.
 * @param tag the tag's name
 * @param props its properties; objects are printed as JSON
 * @param options children, locale, nonce and more
 * @returns HTML, whose nodes the tag keeps
 * @throws AssertionError for unknown tags, listeners and other values that HTML cannot express
 * Source: docs/behaviour/elements.md §10
 */
export function renderToHTML<Tag extends TagName>(
  tag: Tag,
  props: PrintedProps<Tag> = {},
  options: RenderOptions = {},
): string {
  const { attributes, innerHTML } = renderElement(tag, props, options);
  return writeTag(tag, attributes, innerHTML);
}

/**
 * Renders a tag for a framework, which writes the outer element itself.
 * @param tag the tag's name
 * @param props its properties; objects are printed as JSON
 * @param options children, locale, nonce and more
 * @returns its attributes and its content
 * @throws AssertionError for unknown tags, listeners and other values that HTML cannot express
 * Source: docs/behaviour/elements.md §10
 */
export function renderElement<Tag extends TagName>(
  tag: Tag,
  props: PrintedProps<Tag> = {},
  options: RenderOptions = {},
): RenderedElement {
  assert(TAG_NAMES.includes(tag), 'renderToHTML', 'the name of a tag', tag);
  const { product, ...others } = props as Readonly<Record<string, unknown>>;
  const printed = PRINTED_TAGS[tag];
  // A script would be content of its author in a tag without a shadow root, which then draws nothing of its own.
  const isDocument = !printed?.isLight && typeof product === 'object' && product !== null;
  const json = isDocument ? jsonScript(product) : '';
  const { shadow, light, hostAttributes, drawn } = printed
    ? draw(tag, printed, props, options)
    : NOTHING_DRAWN;
  const written = Object.entries(isDocument ? others : props).filter(([name]) => !drawn.includes(name));
  const attributes = attributesOf(tag, Object.fromEntries(written));
  const lightHTML = light + json + (options.children ?? '');
  return {
    attributes: { ...hostAttributes, ...attributes },
    innerHTML: shadow + lightHTML,
    lightHTML,
  };
}

const NOTHING_DRAWN = { shadow: '', light: '', hostAttributes: {}, drawn: [] as readonly string[] };

function draw(
  tag: string,
  printed: PrintedTag,
  props: Readonly<Record<string, unknown>>,
  options: RenderOptions,
) {
  const { locale, cart = null, around = null, answer, url = '', children = '' } = options;
  const settings = locale ? { ...options.settings, locale } : { ...options.settings };
  const page = createServerPage({ settings, cart, around, answer, url, children });
  const { locale: pageLocale, strings } = page.storefront.settings.$settings.get();
  const insideOf = (inner: string, product: ProductModel): PrintedInside => {
    const nested = PRINTED_TAGS[inner];
    assert(nested !== undefined, 'renderToHTML', 'a tag that a server draws', inner);
    const around = { ...pageAround(page, product), children: '', insideOf };
    const { shadow, light, hostAttributes } = write(inner, nested, {}, options, around);
    return { attributes: hostAttributes, innerHTML: shadow + light };
  };
  const drawn = withWords(pageLocale, strings, () =>
    write(tag, printed, props, options, { ...page, insideOf }),
  );
  page.storefront.close();
  return drawn;
}

function write(
  tag: string,
  printed: PrintedTag,
  props: Readonly<Record<string, unknown>>,
  options: RenderOptions,
  page: PrintedPage,
) {
  const { form = null } = options;
  const values = valuesOf(printed, props);
  const own = printed.fields?.(values, page) ?? {};
  const ownId = [printed.idOf?.(values) ?? '', ...Object.values(own)].join('-');
  const { idPrefix = `${tag}-${ownId}` } = options;
  const html = drawingHTML(printed.draw(values, page), {
    idPrefix,
    form: form && { ...form, fields: { ...form.fields, ...own } },
  });
  const styled =
    sheet(tag, printed, options, printed.ownStyles?.(values, page) ?? '') + (html || '<slot></slot>');
  const answer = printed.answer?.(values, page) ?? null;
  const script = answer === null ? '' : jsonScript(answer, ` ${ANSWER_ATTRIBUTE}`);
  // Without an answer of the store, a tag that would ask it has nothing to show but its author's content.
  const isUndrawn = printed.answer !== undefined && html === '';
  return {
    shadow: printed.isLight || isUndrawn ? '' : `<template shadowrootmode="open">${styled}</template>`,
    light: (printed.isLight && html ? styled : '') + script,
    hostAttributes: printed.hostAttributes?.(values) ?? {},
    drawn: html ? (printed.drawnProperties ?? []) : [],
  };
}

function jsonScript(value: unknown, attribute = ''): string {
  return `<script type="application/json"${attribute}>${scriptJson(value)}</script>`;
}

function valuesOf({ attributes }: PrintedTag, props: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const value = props[name] ?? props[attribute.attribute];
      return [name, 'normalise' in attribute ? attribute.normalise(value, () => undefined) : value];
    }),
  );
}

/** The first painting of a shadow root removes it: the tag has sheets of its own then. In a light tag it stays. */
function sheet(
  tag: string,
  { styles }: PrintedTag,
  { nonce, styles: folder }: RenderOptions,
  ownStyles: string,
): string {
  const secret = nonce === undefined ? '' : ` nonce="${escapeAttribute(nonce)}"`;
  const style = (css: string) => `<style data-store-printed${secret}>${css}</style>`;
  if (folder === undefined) return style(cssOf(styles) + ownStyles);
  const link = `<link data-store-printed rel="stylesheet" href="${escapeAttribute(`${folder}/${tag}.css`)}">`;
  return link + (ownStyles && style(ownStyles));
}

/**
 * Writes the style sheets that replace the `style` elements of rendered tags, for servers that serve them themselves.
 * @returns tag → CSS
 * Source: docs/behaviour/elements.md §10.2
 */
export function styleSheets(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(PRINTED_TAGS).map(([tag, printed]) => [tag, cssOf(printed?.styles ?? [])]),
  );
}

function cssOf(styles: PrintedTag['styles']): string {
  return styles.map(({ cssText }) => cssText).join('\n');
}
