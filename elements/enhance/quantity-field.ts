import { QUANTITY_LIMITS } from '../../core/offer/index.ts';
import { isQuantityShown, type ProductModel, type QuantitySettings } from '../../core/product/index.ts';
import { parseQuantity, type QuantityProblem } from '../../core/purchase/index.ts';
import { finalEvent } from '../host/index.ts';
import { follow, listen } from '../printed/index.ts';
import { markInvalid } from './mark-invalid.ts';
import { onPageShow } from './on-page-show.ts';
import type { LiveControls } from './variant-choice.ts';

/** Dependencies of a printed quantity field. */
export interface QuantityFieldParts {
  /** The printed block: label and field. */
  readonly block: HTMLElement;
  readonly model: ProductModel;
  readonly getSettings: () => QuantitySettings;
  /** Shows why the quantity differs from what was typed; null clears the hint. */
  readonly showHint: (message: string | null) => void;
}

/** Replaces a quantity beyond the limits; other mistakes are left for the visitor to correct. */
const CLAMPED: Readonly<Partial<Record<QuantityProblem, number>>> = {
  'too-small': QUANTITY_LIMITS.min,
  'too-large': QUANTITY_LIMITS.max,
};

/**
 * Wires a printed quantity field: it is clamped to its limits, with a hint that explains it.
 * @param parts the block and its product
 * @param signal unwires it and restores the block as it was printed
 * @returns the field; does nothing where the block has none
 * Source: docs/behaviour/printed-markup.md §4
 */
export function wireQuantity(parts: QuantityFieldParts, signal: AbortSignal): LiveControls {
  const { block, model, getSettings, showHint } = parts;
  const field = block.querySelector('input');
  if (!field) return { read: () => undefined, markFailure: () => undefined };
  const isPrintedHidden = block.hasAttribute('hidden');
  const read = () => {
    if (model.$quantityText.get() !== field.value) model.setQuantityText(field.value);
  };
  const onInput = () => {
    read();
    showHint(null);
    field.dispatchEvent(finalEvent('store-quantity-change', { quantityText: field.value }));
  };
  const onChange = () => {
    const parsed = parseQuantity(field.value);
    const clamped = parsed.state === 'problem' ? CLAMPED[parsed.problem] : undefined;
    if (clamped !== undefined) field.value = String(clamped);
    read();
    if (clamped !== undefined && parsed.state === 'problem') showHint(parsed.message);
  };
  const show = () => {
    const product = model.$product.get();
    if (product && field.value !== model.$quantityText.get()) field.value = model.$quantityText.get();
    // Updated stock may leave only one.
    if (!isPrintedHidden) block.hidden = product !== null && !isQuantityShown(product, getSettings());
  };
  read();
  listen(field, 'input', onInput, signal);
  listen(field, 'change', onChange, signal);
  onPageShow(read, signal);
  follow([model.$product], 'quantity', show, signal);
  signal.addEventListener('abort', () => {
    if (!isPrintedHidden) block.hidden = false;
  });
  return {
    read,
    markFailure: (failure, alertId) => {
      markInvalid([field], failure?.field?.type === 'quantity' ? alertId : null);
    },
  };
}
