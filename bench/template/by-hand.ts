import type { Money, Post, Product, Row } from './data.ts';

/** The floor: what each workload prints, written by hand as functions with template literals. */

const ENTITIES: Readonly<Record<number, string>> = { 38: '&amp;', 60: '&lt;', 62: '&gt;', 34: '&quot;' };

/**
 * Escapes a text.
 * @param text any
 * @returns fit for an element's content and a double-quoted attribute
 */
export function escape(text: string): string {
  let escaped = '';
  let start = 0;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code !== 38 && code !== 60 && code !== 62 && code !== 34) continue;
    escaped += text.slice(start, place) + (ENTITIES[code] ?? '');
    start = place + 1;
  }
  return start === 0 ? text : escaped + text.slice(start);
}

/** Groups digits by three, with two decimal places. */
function grouped({ value }: Money): string {
  let text = value;
  for (let end = value.length - 6; end > 0; end -= 3) text = `${text.slice(0, end)},${text.slice(end)}`;
  return text;
}

function native(money: Money): string {
  return `<span class="sqs-money-native">${grouped(money)}</span>`;
}

/** The price of a product on sale. */
export function price({ item }: { readonly item: Product }): string {
  const { id, title, structuredContent } = item;
  const [first] = structuredContent.variants;
  if (!first) return '';
  return `<article data-id="${id}">
<h1>${escape(title)}</h1>


<div class="product-price">
<span class="visually-hidden v6-visually-hidden">Sale Price:</span>${native(first.salePriceMoney)} <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price">${native(first.priceMoney)}</span>

</div><div class="product-mark sale">sale</div>
<p>You save, as long as the ${first.qtyInStock} in stock last.</p>
</article>`;
}

function json(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('</') ? text.replaceAll('</', '<\\/') : text;
}

function image({ assetUrl, originalSize, mediaFocalPoint: { x, y }, title }: Product): string {
  const url = escape(assetUrl);
  return `data-src="${url}" data-image="${url}" data-image-dimensions="${originalSize}" data-image-focal-point="${x},${y}" alt="${escape(title)}" `;
}

/** A list of products. */
export function list({ items }: { readonly items: readonly Product[] }): string {
  const products = items.map((item) => {
    const { variants } = item.structuredContent;
    const options = variants.map(
      ({ sku, priceMoney, attributes, qtyInStock }) =>
        `<option value="${escape(sku)}" data-attributes="${escape(json(attributes))}"${qtyInStock ? '' : ' disabled'}>${escape(attributes.Size)}: $${grouped(priceMoney)}</option>`,
    );
    return `<li id="${item.id}"><a href="${escape(item.fullUrl)}"><img ${image(item)}></a>
<h2>${escape(item.title)}</h2><select>${options.join('')}</select></li>`;
  });
  return `<ul>${products.join('')}</ul>`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const HOUR_MS = 3_600_000;
const offsets = new Map<number, number>();
let zone: Intl.DateTimeFormat | undefined;

/** Hours from UTC in New York, asked for once per hour. */
function offsetMs(epochMs: number): number {
  const hour = Math.floor(epochMs / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  zone ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' });
  const name = zone.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = Number(/[+-]\d+/.exec(name)?.[0] ?? 0) * HOUR_MS;
  offsets.set(hour, offset);
  return offset;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function longDate(epochMs: number): string {
  const date = new Date(epochMs + offsetMs(epochMs));
  return `${MONTHS[date.getUTCMonth()]} ${two(date.getUTCDate())}, ${date.getUTCFullYear()}`;
}

function isoDate(epochMs: number): string {
  const date = new Date(epochMs + offsetMs(epochMs));
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = length;
  while (end > 0 && !/\s/.test(text.charAt(end - 1))) end--;
  return `${text.slice(0, end === 0 ? length : end)}...`;
}

/** A page of posts. */
export function blog({ posts }: { readonly posts: readonly Post[] }): string {
  return posts
    .map((post) => {
      const tags = post.tags.map((tag) => `<a rel="tag" href="/t/${tag}">${escape(tag)}</a>`).join(', ');
      return `<article id="${post.id}"><h2><a href="${escape(post.fullUrl)}">${escape(post.title)}</a></h2>
<time datetime="${isoDate(post.updatedOn)}">${longDate(post.addedOn)}</time>
<p>${truncate(post.body.replace(/<[^>]*>/g, ''), 200)}</p><p>${tags}</p>
<script type="application/json">${json(post)}</script></article>`;
    })
    .join('\n');
}

/** A table. */
export function plain({ rows }: { readonly rows: readonly Row[] }): string {
  let text = '<table>\n';
  for (const { name, isOpen, cells } of rows) {
    text += `<tr class="${isOpen ? 'open' : 'closed'}"><th>${escape(name)}</th>`;
    for (const cell of cells)
      text += typeof cell === 'number' ? `<td>${cell}</td>` : `<td>${escape(cell)}</td>`;
    text += '</tr>\n';
  }
  return `${text}</table>`;
}
