import {
  type AddressQuery,
  isListParameter,
  type ProductFilters,
  type ProductOrder,
  writeAddressQuery,
} from '../../core/product-list/index.ts';
import { membersOf } from '../../core/shared/index.ts';
import { counted, numberText, PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { CurrencyCode } from '../../core/money/index.ts';

/** The slots of nodes that the page has printed, or that its author has written. */
export const SLOTS = { filters: 'filters', products: 'products', pages: 'pages' } as const;

/**
 * Finds the author's template of a product.
 * @param host the tag
 */
export function templateIn(host: Element): HTMLTemplateElement | null {
  return host.querySelector<HTMLTemplateElement>(':scope > template');
}

/**
 * Finds the products that the page has printed.
 * @param host the tag
 * @returns the first node that is not empty; null for none
 */
export function printedProducts(host: Element): Element | null {
  return host.querySelector(`:scope > [slot="${SLOTS.products}"]:not(:empty)`);
}

/**
 * Finds the list that copies of the template belong in: the printed one, or one of ours. A printed message that there
 * are no products is removed.
 * @param host the tag
 */
export function listOfCopies(host: Element): Element {
  const printed = [...host.querySelectorAll(`:scope > [slot="${SLOTS.products}"]`)];
  const known = printed.find((node) => node.matches('ul,ol'));
  for (const node of printed) if (node !== known) node.remove();
  if (known) return known;
  const list = document.createElement('ul');
  list.slot = SLOTS.products;
  list.setAttribute('role', 'list');
  host.append(list);
  return list;
}

/**
 * Removes the products that the page has printed.
 * @param host the tag
 */
export function removePrinted(host: Element): void {
  host.querySelector(`:scope > [slot="${SLOTS.products}"]`)?.remove();
}

/**
 * Finds the author's form of filters in the tag, which replaces the tag's own.
 * @param host the tag
 */
export function authorsForm(host: Element): HTMLFormElement | null {
  const [node] = host.querySelectorAll(`:scope > [slot="${SLOTS.filters}"]`);
  if (node instanceof HTMLFormElement) return node;
  return node?.querySelector('form') ?? null;
}

/**
 * Reads what an author's form asks for.
 * @param form with the names of parameters
 * Source: docs/behaviour/product-lists.md §5.7
 */
export function parametersOf(form: HTMLFormElement): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') parameters.append(name, value);
  return parameters;
}

/**
 * Writes a query into an author's form, after Back for example, and the number of its filters into the nodes that show it.
 * Controls of other names stay.
 * @param form with the names of parameters
 * @param query what applies
 * @param currency of its prices
 * @param usualSort where the query has that of the author
 * Source: docs/behaviour/product-lists.md §5.7
 */
export function fillForm(
  form: HTMLFormElement,
  query: AddressQuery,
  currency: CurrencyCode,
  usualSort: ProductOrder,
): void {
  const parameters = writeAddressQuery(query, currency, usualSort);
  const chosen = countFilters(query.filters);
  for (const node of membersOf(form).querySelectorAll('[data-store-chosen-count]'))
    node.textContent = chosen === 0 ? '' : numberText(chosen);
  for (const control of membersOf(form).elements) {
    if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) continue;
    if (!isListParameter(control.name)) continue;
    if (control instanceof HTMLSelectElement) {
      const value = parameters.get(control.name);
      const usual = [...control.options].find(({ value: one }) => one === usualSort || one === '');
      if (value !== null) control.value = value;
      else if (usual) control.value = usual.value;
    } else fillInput(control, parameters);
  }
}

/**
 * Writes the number of products into the nodes that show it, and removes what was true of the printed list alone.
 * @param host the tag
 * @param count the products of all pages
 * Source: docs/behaviour/product-lists.md §5.7
 */
export function fillFacts(host: Element, count: number): void {
  for (const node of host.querySelectorAll(
    ':scope > :not(template) [data-store-count], :scope > [data-store-count]',
  ))
    node.textContent = counted(PRODUCT_LIST_WORDS.productCount, count);
  for (const node of host.querySelectorAll(`[data-store-chosen], :scope > [slot="${SLOTS.pages}"]`))
    node.remove();
}

/** As many as the chips of the tag's own controls. */
function countFilters({ options, minPriceCents, maxPriceCents, isAvailable }: ProductFilters): number {
  const prices = [minPriceCents, maxPriceCents].filter((cents) => cents !== null);
  return Object.values(options).flat().length + prices.length + (isAvailable ? 1 : 0);
}

function fillInput(control: HTMLInputElement, parameters: URLSearchParams): void {
  const { name, type, value } = control;
  if (type === 'hidden' || type === 'submit') return;
  if (type === 'checkbox' || type === 'radio') control.checked = parameters.getAll(name).includes(value);
  else control.value = parameters.get(name) ?? '';
}
