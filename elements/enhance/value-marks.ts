import { isValueAvailable, type Choice, type Product } from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import { hideFromSight } from '../parts/hide-from-sight.ts';
import { PART_STRINGS } from '../parts/strings.ts';
import { labelsOf, valueOf, type OptionControls } from './option-controls.ts';

const MARK = 'storeUnavailable';

/**
 * Marks the values that cannot be bought with what is chosen of the other options: in words, for all; and struck
 * through where the site draws the values itself. They can still be chosen: one may ask to be told when they are back.
 * @param controls the option's controls
 * @param product the product; null takes all marks away
 * @param choice what is chosen
 * Source: docs/behaviour/printed-markup.md §3.2
 */
export function markValues(
  { name, selects, radios }: OptionControls,
  product: Product | null,
  choice: Choice,
): void {
  const isGone = (value: string) =>
    product !== null && value !== '' && !isValueAvailable(product, choice, name, value);
  for (const option of selects.flatMap((select) => [...select.options])) {
    markOption(option, isGone(valueOf(option)));
  }
  for (const radio of radios) {
    for (const label of labelsOf(radio)) markLabel(label, isGone(valueOf(radio)));
  }
}

function markOption(option: HTMLOptionElement, isGone: boolean): void {
  if (MARK in option.dataset === isGone) return;
  if (isGone) {
    const { text } = option;
    // In the markup itself: it must come back also in a copy of the card.
    option.dataset[MARK] = text;
    option.text = fill(PART_STRINGS.valueSoldOut, { value: text });
  } else {
    option.text = option.dataset[MARK] ?? '';
    Reflect.deleteProperty(option.dataset, MARK);
  }
}

function markLabel(label: HTMLElement, isGone: boolean): void {
  if (MARK in label.dataset === isGone) return;
  label.style.textDecoration = isGone ? 'line-through' : '';
  if (!isGone) {
    label.querySelector('[data-store-words]')?.remove();
    Reflect.deleteProperty(label.dataset, MARK);
    return;
  }
  label.dataset[MARK] = '';
  const words = document.createElement('span');
  words.dataset['storeWords'] = '';
  words.textContent = fill(PART_STRINGS.valueSoldOut, { value: '' });
  hideFromSight(words);
  label.append(words);
}
