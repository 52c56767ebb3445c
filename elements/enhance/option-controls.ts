import { PRINTED } from './parts/index.ts';

/** The controls of one option: a list and radio buttons, of which the site shows either. */
export interface OptionControls {
  readonly name: string;
  readonly selects: readonly HTMLSelectElement[];
  readonly radios: readonly HTMLInputElement[];
}

const NAMED = '[data-variant-option-name]';
const LABEL = 'label[role=button]';

/**
 * Finds the controls of all printed options, in their order.
 * @param variants the printed variants
 * @returns each option's controls
 * Source: docs/behaviour/printed-markup.md §3.1
 */
export function optionControlsOf(variants: HTMLElement): readonly OptionControls[] {
  const found = new Map<string, { selects: HTMLSelectElement[]; radios: HTMLInputElement[] }>();
  for (const named of variants.querySelectorAll<HTMLElement>(NAMED)) {
    const name = named.dataset['variantOptionName'] ?? '';
    const option = found.get(name) ?? { selects: [], radios: [] };
    found.set(name, option);
    for (const control of [named, ...named.querySelectorAll('select, input[type=radio]')]) {
      // By name: those of a frame have classes of their own.
      if (control.localName === 'select') option.selects.push(control as HTMLSelectElement);
      else if (control.localName === 'input') option.radios.push(control as HTMLInputElement);
    }
  }
  return [...found].map(([name, controls]) => ({ name, ...controls }));
}

/**
 * Reads the chosen value from the list or the radio buttons. The one that differs from the previous value is the one
 * that the visitor changed.
 * @param controls the option's controls
 * @param previous the previous value; empty for none
 * @returns the value; empty for none
 * Source: docs/behaviour/printed-markup.md §3.1
 */
export function readOption({ selects, radios }: OptionControls, previous: string): string {
  // Radio buttons cannot be unchecked by a visitor, so none being checked says nothing.
  const checked = radios.filter((radio) => radio.checked);
  const values = [...selects, ...checked].map(valueOf);
  return values.find((value) => value !== previous) ?? previous;
}

/**
 * Writes a value into all controls of an option.
 * @param controls the option's controls
 * @param chosen the value; empty for none
 * Source: docs/behaviour/printed-markup.md §3.1
 */
export function writeOption({ selects, radios }: OptionControls, chosen: string): void {
  for (const select of selects) {
    if (valueOf(select) === chosen) continue;
    select.selectedIndex = [...select.options].findIndex((option) => valueOf(option) === chosen);
  }
  for (const radio of radios) {
    radio.checked = valueOf(radio) === chosen;
    for (const label of labelsOf(radio)) label.setAttribute('aria-pressed', String(radio.checked));
  }
}

/**
 * Finds a radio button's labels that look like buttons.
 * @param radio a printed radio button
 * Source: docs/behaviour/printed-markup.md §3.1
 */
export function labelsOf(radio: HTMLInputElement): readonly HTMLElement[] {
  // Not `labels`, which searches the whole page each time: minutes, on a page of a thousand cards.
  const labels = radio.closest(PRINTED.variants)?.querySelectorAll<HTMLLabelElement>(LABEL) ?? [];
  return [...labels].filter((label) => label.htmlFor === radio.id);
}

/**
 * Reads a control's value, trimmed as in parsed products.
 * @param control a control, or an option of a list
 * @returns the value; empty for none
 * Source: docs/behaviour/printed-markup.md §3.1
 */
export function valueOf(control: { readonly value: string }): string {
  return control.value.trim();
}
