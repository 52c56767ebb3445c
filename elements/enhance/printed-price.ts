import { decimalFromMinor, formatMoney, type Money, printNativeMoney } from '../../core/money/index.ts';
import type { Settings } from '../../core/page/index.ts';
import { priceSummary, type Product, type Variant } from '../../core/product/index.ts';
import { printedSummary } from '../../core/purchase/index.ts';
import { PRODUCT_WORDS } from '../../core/words/index.ts';

/** Settings that format a printed price. */
export type PriceSettings = Pick<Settings, 'locale' | 'localizedStrings'>;

/** Puts an amount into the words around it. */
export type WrapAmount = (amount: Node) => readonly (Node | string)[];

/** A printed price that follows the chosen variant. */
export interface PrintedPrice {
  readonly element: Element;
  show(product: Product, variant: Variant | null, settings: PriceSettings, wrap?: WrapAmount): void;
  /** Restores what was printed. */
  restore(): void;
}

const NATIVE = 'sqs-money-native';

/** Keeps the printed nodes hidden inside the price itself, so that copies of the card can restore it too. */
const KEEPER = 'template[data-store-printed]';

/**
 * Makes a printed price follow the chosen variant. The printed nodes are restored when no variant is chosen, or one
 * at the printed price, and immediately if the element is a copy of a price that follows a variant. A bare amount
 * (`sqs-money-native`) keeps its printed notation, regardless of the settings: it must match the markup around it and
 * the page's other prices, which stay as printed.
 * @param element the printed price
 * Source: docs/behaviour/printed-markup.md §3.3
 */
export function createPrintedPrice(element: Element): PrintedPrice {
  restoreCopied(element);
  const keeper = document.createElement('template');
  keeper.dataset['storePrinted'] = '';
  const isNative = element.querySelector(`.${NATIVE}`) !== null;
  let isOurs = false;

  function restore(): void {
    if (isOurs) element.replaceChildren(...keeper.content.childNodes);
    isOurs = false;
  }

  return {
    element,
    restore,
    show(product, variant, settings, wrap = (amount) => [amount]) {
      const write = (amount: Money) => wrap(moneyNode(amount, isNative, settings.locale));
      const nodes = isPrintedCorrect(product, variant) ? null : priceNodes(product, variant, write, settings);
      if (!nodes) {
        restore();
        return;
      }
      if (!isOurs) keeper.content.append(...element.childNodes);
      isOurs = true;
      element.replaceChildren(...nodes, keeper);
    },
  };
}

function restoreCopied(element: Element): void {
  const keeper = element.querySelector<HTMLTemplateElement>(`:scope > ${KEEPER}`);
  if (keeper) element.replaceChildren(...keeper.content.childNodes);
}

/** A subscription's price is a sentence, which is not rewritten here; without a variant the printed price applies. */
function isPrintedCorrect(product: Product, variant: Variant | null): boolean {
  if (!variant || product.isSubscribable) return true;
  const whole = printedSummary(product, null);
  const own = printedSummary(product, variant);
  return !whole.from && isSame(whole.price, own.price) && isSame(whole.original, own.original);
}

function isSame(one: Money | null, other: Money | null): boolean {
  return one?.amountMinor === other?.amountMinor;
}

function priceNodes(
  product: Product,
  variant: Variant | null,
  write: (amount: Money) => readonly (Node | string)[],
  { localizedStrings }: PriceSettings,
): readonly (Node | string)[] | null {
  const { price, original } = priceSummary(product, variant);
  if (!price) return null;
  if (!original) return write(price);
  const label = (key: string, ours: string) =>
    span(
      'visually-hidden v6-visually-hidden',
      (Object.hasOwn(localizedStrings, key) && localizedStrings[key]) || ours,
    );
  return [
    ...[label('salePriceText', PRODUCT_WORDS.salePrice), ...write(price), ' '],
    ...[label('originalPriceText', PRODUCT_WORDS.originalPrice), span('original-price', ...write(original))],
  ];
}

function moneyNode(amount: Money, isNative: boolean, locale: string): Node {
  if (!isNative) return document.createTextNode(formatMoney(amount, { locale }));
  return span(NATIVE, printNativeMoney(decimalFromMinor(amount.amountMinor, amount.currency)));
}

function span(className: string, ...content: readonly (Node | string)[]): Node {
  const node = document.createElement('span');
  node.className = className;
  node.append(...content);
  return node;
}
