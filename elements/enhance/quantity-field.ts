import { QUANTITY_LIMITS } from '../../core/offer/index.ts';
import {
  isQuantityShown,
  parseQuantity,
  type ProductModel,
  type QuantityProblem,
  type QuantitySettings,
} from '../../core/product/index.ts';
import { StoreQuantityChangeEvent } from '../host/index.ts';
import { follow, hear } from './guarded.ts';
import { markInvalid } from './invalid-marks.ts';
import { onPageShow } from './on-page-show.ts';
import type { LiveControls } from './variant-choice.ts';

/** What a printed quantity needs. */
export interface QuantityFieldParts {
  /** The printed block: label and field. */
  readonly block: HTMLElement;
  readonly model: ProductModel;
  readonly getSettings: () => QuantitySettings;
  /** Says why the quantity is another one than was typed; null takes it away. */
  readonly say: (message: string | null) => void;
}

/** What stands there instead of a quantity beyond the limits; others wait for the visitor. */
const CLAMPED: Readonly<Partial<Record<QuantityProblem, number>>> = {
  'too-small': QUANTITY_LIMITS.min,
  'too-large': QUANTITY_LIMITS.max,
};

/**
 * Brings a printed quantity to life: it stays within its limits, and says so.
 * @param parts the block and its product
 * @param signal ends it; then the block is shown as it was printed
 * @returns the field; it does nothing where the block has none
 * Source: docs/behaviour/printed-markup.md §4
 */
export function wireQuantity(parts: QuantityFieldParts, signal: AbortSignal): LiveControls {
  const { block, model, getSettings, say } = parts;
  const field = block.querySelector('input');
  if (!field) return { read: () => undefined, blame: () => undefined };
  const isPrintedHidden = block.hasAttribute('hidden');
  const read = () => {
    if (model.$quantityText.get() !== field.value) model.setQuantityText(field.value);
  };
  const onInput = () => {
    read();
    say(null);
    field.dispatchEvent(new StoreQuantityChangeEvent(field.value));
  };
  const onChange = () => {
    const parsed = parseQuantity(field.value);
    const clamped = parsed.state === 'problem' ? CLAMPED[parsed.problem] : undefined;
    if (clamped !== undefined) field.value = String(clamped);
    read();
    if (clamped !== undefined && parsed.state === 'problem') say(parsed.message);
  };
  const show = () => {
    const product = model.$product.get();
    if (product && field.value !== model.$quantityText.get()) field.value = model.$quantityText.get();
    // The store may have told in the meantime that only one is left.
    if (!isPrintedHidden) block.hidden = product !== null && !isQuantityShown(product, getSettings());
  };
  read();
  hear(field, 'input', onInput, signal);
  hear(field, 'change', onChange, signal);
  onPageShow(read, signal);
  follow([model.$product], 'quantity', show, signal);
  signal.addEventListener('abort', () => {
    if (!isPrintedHidden) block.hidden = false;
  });
  return {
    read,
    blame: (failure, noteId) => {
      markInvalid([field], failure?.field?.type === 'quantity' ? noteId : null);
    },
  };
}
