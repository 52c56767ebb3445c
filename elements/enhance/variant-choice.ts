import type { ProductModel, PurchaseFailure } from '../../core/product/index.ts';
import { finalEvent } from '../host/index.ts';
import { follow, listen } from '../printed/index.ts';
import { markInvalid } from './mark-invalid.ts';
import { onPageShow } from './on-page-show.ts';
import { labelsOf, optionControlsOf, readOption, writeOption } from './option-controls.ts';
import { clickOnKeys } from './button-clicks.ts';
import { isolateRadioGroups } from './isolate-radio-groups.ts';
import { markUnavailable } from './mark-unavailable.ts';

/** Shows the current choice again; one per wired element. */
const updates = new WeakMap<Element, () => void>();

/** The controls of a form that hold the visitor's selection. */
export interface LiveControls {
  /** Reads their current values: scripts of the page may change them without an event. */
  readonly read: () => void;
  /** Marks the controls at fault for a failure; null clears the marks. */
  readonly markFailure: (failure: PurchaseFailure | null, alertId: string) => void;
}

/**
 * Wires printed variants: lists and radio buttons are kept in step, and unavailable values are marked.
 * @param variants the printed variants
 * @param model the product
 * @param signal unwires them
 * Source: docs/behaviour/printed-markup.md §3.1, §3.2
 */
export function wireVariants(variants: HTMLElement, model: ProductModel, signal: AbortSignal): LiveControls {
  const { $product, $choice } = model;
  const options = optionControlsOf(variants);
  const radios = options.flatMap((option) => option.radios);
  const currentValue = (name: string) => $choice.get()[name] ?? '';
  const read = () => {
    for (const option of options) model.choose(option.name, readOption(option, currentValue(option.name)));
  };
  const onChange = () => {
    const before = $choice.get();
    read();
    if ($choice.get() !== before) variants.dispatchEvent(changeEvent(model));
  };
  const show = () => {
    for (const option of options) {
      writeOption(option, currentValue(option.name));
      markUnavailable(option, $product.get(), $choice.get());
    }
  };
  updates.set(variants, show);
  for (const other of isolateRadioGroups(variants, radios)) updates.get(other)?.();
  read();
  listen(variants, 'change', onChange, signal);
  onPageShow(read, signal);
  for (const label of radios.flatMap(labelsOf)) clickOnKeys(label, signal);
  follow([$product, $choice], 'variants', show, signal);
  signal.addEventListener('abort', () => {
    updates.delete(variants);
    for (const option of options) markUnavailable(option, null, $choice.get());
    for (const label of radios.flatMap(labelsOf)) label.removeAttribute('aria-pressed');
  });
  return {
    read,
    markFailure(failure, alertId) {
      const names = failure?.field?.type === 'option' ? failure.field.names : [];
      for (const { name, selects, radios: buttons } of options) {
        markInvalid([...selects, ...buttons], names.includes(name) ? alertId : null);
      }
    },
  };
}

function changeEvent({ $choice, $match }: ProductModel): Event {
  const match = $match.get();
  const sku = match?.state === 'matched' ? match.variant.sku : null;
  return finalEvent('store-variant-change', { choice: $choice.get(), sku });
}
