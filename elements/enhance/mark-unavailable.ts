import { isValueAvailable, type Choice, type Product } from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { hideVisually } from '../ui/index.ts';
import { labelsOf, valueOf, type OptionControls } from './option-controls.ts';

const MARK = 'storeUnavailable';

/**
 * Marks the values that cannot be bought together with the rest of the choice: in words, and struck through where the
 * site draws the values itself. They can still be chosen.
 * @param controls the option's controls
 * @param product the product; null removes all marks
 * @param choice the current choice
 * Source: docs/behaviour/printed-markup.md §3.2
 */
export function markUnavailable(
  { name, selects, radios }: OptionControls,
  product: Product | null,
  choice: Choice,
): void {
  const isUnavailable = (value: string) =>
    product !== null && value !== '' && !isValueAvailable(product, choice, name, value);
  for (const option of selects.flatMap((select) => [...select.options])) {
    markOption(option, isUnavailable(valueOf(option)));
  }
  for (const radio of radios) {
    for (const label of labelsOf(radio)) markLabel(label, isUnavailable(valueOf(radio)));
  }
}

function markOption(option: HTMLOptionElement, isUnavailable: boolean): void {
  if (MARK in option.dataset === isUnavailable) return;
  if (isUnavailable) {
    const { text } = option;
    // Kept in the markup, so that copies of the card can restore it too.
    option.dataset[MARK] = text;
    option.text = fill(PRODUCT_WORDS.valueSoldOut, { value: text });
  } else {
    option.text = option.dataset[MARK] ?? '';
    Reflect.deleteProperty(option.dataset, MARK);
  }
}

function markLabel(label: HTMLElement, isUnavailable: boolean): void {
  if (MARK in label.dataset === isUnavailable) return;
  label.style.textDecoration = isUnavailable ? 'line-through' : '';
  if (!isUnavailable) {
    label.querySelector('[data-store-words]')?.remove();
    Reflect.deleteProperty(label.dataset, MARK);
    return;
  }
  label.dataset[MARK] = '';
  const words = document.createElement('span');
  words.dataset['storeWords'] = '';
  words.textContent = fill(PRODUCT_WORDS.valueSoldOut, { value: '' });
  hideVisually(words);
  label.append(words);
}
