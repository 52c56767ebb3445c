import type { ProductModel, PurchaseFailure } from '../../core/product/index.ts';
import { StoreVariantChangeEvent } from '../host/index.ts';
import { follow, hear } from './guarded.ts';
import { markInvalid } from './invalid-marks.ts';
import { onPageShow } from './on-page-show.ts';
import { labelsOf, optionControlsOf, readOption, writeOption } from './option-controls.ts';
import { hearKeys } from './presses.ts';
import { keepRadiosApart } from './radio-names.ts';
import { markValues } from './value-marks.ts';

/** Shows again what is chosen; of variants that are alive. */
const repaints = new WeakMap<Element, () => void>();

/** Controls of a counter that hold what the visitor wants. */
export interface LiveControls {
  /** Reads what they hold now: a script of the page may have changed them in silence. */
  readonly read: () => void;
  /** Marks those that are to blame for a failure; null for none. */
  readonly blame: (failure: PurchaseFailure | null, noteId: string) => void;
}

/**
 * Brings printed variants to life: lists and radio buttons are kept in step, and values that cannot be bought marked.
 * @param variants the printed variants
 * @param model the product
 * @param signal ends it
 * Source: docs/behaviour/printed-markup.md §3.1, §3.2
 */
export function wireVariants(variants: HTMLElement, model: ProductModel, signal: AbortSignal): LiveControls {
  const { $product, $choice } = model;
  const options = optionControlsOf(variants);
  const radios = options.flatMap((option) => option.radios);
  const former = (name: string) => $choice.get()[name] ?? '';
  const read = () => {
    for (const option of options) model.choose(option.name, readOption(option, former(option.name)));
  };
  const onChange = () => {
    const before = $choice.get();
    read();
    if ($choice.get() !== before) variants.dispatchEvent(changeEvent(model));
  };
  const show = () => {
    for (const option of options) {
      writeOption(option, former(option.name));
      markValues(option, $product.get(), $choice.get());
    }
  };
  repaints.set(variants, show);
  for (const other of keepRadiosApart(variants, radios)) repaints.get(other)?.();
  read();
  hear(variants, 'change', onChange, signal);
  onPageShow(read, signal);
  for (const label of radios.flatMap(labelsOf)) hearKeys(label, signal);
  follow([$product, $choice], 'variants', show, signal);
  signal.addEventListener('abort', () => {
    repaints.delete(variants);
    for (const option of options) markValues(option, null, $choice.get());
    for (const label of radios.flatMap(labelsOf)) label.removeAttribute('aria-pressed');
  });
  return {
    read,
    blame(failure, noteId) {
      const names = failure?.field?.type === 'option' ? failure.field.names : [];
      for (const { name, selects, radios: buttons } of options) {
        markInvalid([...selects, ...buttons], names.includes(name) ? noteId : null);
      }
    },
  };
}

function changeEvent({ $choice, $match }: ProductModel): StoreVariantChangeEvent {
  const match = $match.get();
  return new StoreVariantChangeEvent($choice.get(), match?.state === 'matched' ? match.variant.sku : null);
}
