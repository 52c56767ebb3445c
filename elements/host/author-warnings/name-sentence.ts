import { nearestName } from '../../../core/text/index.ts';
import { TAG_NAMES } from '../../tag-names.ts';

/** Attributes that belong in the product's JSON. */
const IN_THE_JSON = ['price', 'sku', 'title', 'currency', 'stock', 'variants', 'name', 'image'];

/** Other libraries' names of our attributes. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  text: 'button-text',
  label: 'button-text',
  caption: 'button-text',
  qty: 'quantity',
  count: 'quantity',
  item: 'product',
  'product-id': 'item-id',
  json: 'product',
  url: 'href',
  link: 'href',
  language: 'locale',
  'api-url': 'api-root',
  'base-url': 'api-root',
  backend: 'gateway',
};

/**
 * Suggests the attribute that the author may have meant by an unknown one.
 * @param tag the tag
 * @param name the attribute
 * @param known the attributes of the tag
 * @returns the sentence; null for a name that may belong to another library
 * Source: docs/behaviour/elements.md §2.7
 */
export function nameSentence(tag: string, name: string, known: readonly string[]): string | null {
  const unknown = `<${tag}> has no attribute "${name}"`;
  const near = known.find((each) => each === OTHER_NAMES[name]) ?? nearestName(name, known);
  if (near) return `${unknown}. Write "${near}".`;
  const other = TAG_NAMES.find((each) => attributesOf(each).includes(name));
  if (other && tag !== other) return `${unknown}. It belongs on <${other}>.`;
  if (known.includes('product') && IN_THE_JSON.includes(name))
    return `${unknown}. It belongs in the product's JSON, in a <script type="application/json"> inside the tag.`;
  return null;
}

function attributesOf(tag: string): readonly string[] {
  const { observedAttributes = [] } = (customElements.get(tag) ?? {}) as { observedAttributes?: string[] };
  return observedAttributes;
}
