import { membersOf } from '../../../core/shared/index.ts';

/**
 * Explains from a tag's content why it has no product.
 * @param element the tag
 * @returns the sentence; null where it has a product, or a tag around it lacks one
 * Source: docs/behaviour/products.md §1.6
 */
export function absenceSentence(element: Element): string | null {
  const { product, itemId } = element as Element & { readonly product?: unknown; readonly itemId?: string };
  const scripts = [...element.querySelectorAll('script')];
  const own = scripts.find(({ type, parentElement }) => type === JSON_TYPE && parentElement === element);
  const hasProduct = [product, itemId, own?.textContent.trim()].some((given) => (given ?? '') !== '');
  const isProvided = element.parentElement && membersOf(element.parentElement).closest(PROVIDER_TAG);
  return hasProduct || isProvided ? null : scriptSentence(own ?? scripts[0], element.localName);
}

const JSON_TYPE = 'application/json';
const PROVIDER_TAG = 'store-product';

const NOTHING =
  `there is no product yet. Set the property "product", write its JSON in a <script type="${JSON_TYPE}"> inside the tag, ` +
  `name it by its "item-id" in the store, or put the tag inside a <${PROVIDER_TAG}> that has one.`;

function scriptSentence(script: HTMLScriptElement | undefined, tag: string): string {
  if (!script) return NOTHING;
  const { src, type, parentElement } = script;
  if (src !== '')
    return 'the script inside has a "src", which is not fetched. Write the product\'s JSON itself into it.';
  if (type !== JSON_TYPE) {
    const found = type === '' ? 'has no type, so it runs as a program' : `is of the type "${type}"`;
    return `the script inside ${found}. Write <script type="${JSON_TYPE}">.`;
  }
  const around = parentElement && membersOf(parentElement).localName;
  if (around === tag) return NOTHING;
  return `the script with the product stands inside <${around}>. Put it directly inside <${tag}>.`;
}
