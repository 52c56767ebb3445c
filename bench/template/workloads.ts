import * as byHand from './by-hand.ts';
import { post, product, rows } from './data.ts';

/** A workload: a template, its data, and the same by hand. */
export interface Workload {
  readonly template: string;
  readonly makeData: () => object;
  readonly byHand: (data: never) => string;
  readonly what: string;
}

const PRICE = `{.section item}<article data-id="{id}">
<h1>{title|htmltag}</h1>{@|product-price}{@|product-status}
<p>You save, as long as the {structuredContent.variants.0.qtyInStock} in stock last.</p>
</article>{.end}`;

const LIST = `<ul>{.repeated section items}<li id="{id}"><a href="{fullUrl|htmltag}"><img {@|image-meta}></a>
<h2>{title|htmltag}</h2><select>{.repeated section structuredContent.variants}<option value="{sku|htmltag}" data-attributes="{attributes|json|htmltag}"{.if qtyInStock}{.or} disabled{.end}>{attributes.Size|htmltag}: {priceMoney|money}</option>{.end}</select></li>{.end}</ul>`;

const BLOG = `{.repeated section posts}<article id="{id}"><h2><a href="{fullUrl|htmltag}">{title|htmltag}</a></h2>
<time datetime="{updatedOn|date %Y-%m-%d}">{addedOn|date %B %d, %Y}</time>
<p>{body|safe|truncate 200}</p><p>{.repeated section tags}<a rel="tag" href="/t/{@}">{@|htmltag}</a>{.alternates with}, {.end}</p>
<script type="application/json">{@|json}</script></article>{.alternates with}
{.end}`;

const PLAIN = `<table>
{.repeated section rows}<tr class="{.if isOpen}open{.or}closed{.end}"><th>{name|htmltag}</th>{.repeated section cells}<td>{@|htmltag}</td>{.end}</tr>
{.end}</table>`;

/** All workloads. */
export const WORKLOADS = {
  price: {
    template: PRICE,
    makeData: () => ({ item: product(1, 1, true) }),
    byHand: byHand.price,
    what: 'the price of one product on sale',
  },
  list: {
    template: LIST,
    makeData: () => ({ items: Array.from({ length: 100 }, (_, index) => product(index, 3, false)) }),
    byHand: byHand.list,
    what: '100 products of 3 variants: images, prices, JSON',
  },
  blog: {
    template: BLOG,
    makeData: () => ({ posts: Array.from({ length: 50 }, (_, index) => post(index)) }),
    byHand: byHand.blog,
    what: '50 posts: two dates, markup stripped, cut short, JSON',
  },
  plain: {
    template: PLAIN,
    makeData: () => ({ rows: rows(100) }),
    byHand: byHand.plain,
    what: '100 rows: a loop in a loop, an if, escaping',
  },
} as const satisfies Readonly<Record<string, Workload>>;

/** The name of a workload. */
export type WorkloadName = keyof typeof WORKLOADS;
