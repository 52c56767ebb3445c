import type { ProductModel } from '../../core/product/index.ts';
import { StoreQuantityChangeEvent, StoreVariantChangeEvent, type Control } from '../host/index.ts';
import { optionOfControl, QUANTITY_NAME } from '../parts/control-names.ts';

const CONTROLS = 'input[name], select[name]';

/**
 * Reads what a control holds into the model.
 * @param control a control of ours or of the author
 * @param model the model; null leaves everything as it is
 */
export function readControl(control: Control, model: ProductModel | null): void {
  const option = optionOfControl(control.name);
  if (control.name === QUANTITY_NAME) model?.setQuantityText(control.value);
  else if (option !== null && !isUncheckedRadio(control)) model?.choose(option, control.value);
}

/**
 * Reads all controls of a form into the model.
 * @param form a form of the author
 * @param model the model
 */
export function readControls(form: ParentNode, model: ProductModel): void {
  for (const control of form.querySelectorAll<Control>(CONTROLS)) readControl(control, model);
}

/**
 * Writes the model into the controls, where they differ.
 * @param root where the controls stand
 * @param model the model
 */
export function writeControls(root: ParentNode, model: ProductModel): void {
  const choice = model.$choice.get();
  for (const control of root.querySelectorAll<Control>(CONTROLS)) {
    const option = optionOfControl(control.name);
    if (option !== null) writeChoice(control, choice[option] ?? '');
    else if (control.name === QUANTITY_NAME) writeText(control, model.$quantityText.get());
  }
}

/**
 * Tells what a visitor did with a control.
 * @param control the control
 * @param model what came of it
 * @returns the event that the page hears
 * Source: docs/behaviour/elements.md §5.1
 */
export function changeEvent(control: Control, model: ProductModel): Event {
  if (control.name === QUANTITY_NAME) return new StoreQuantityChangeEvent(control.value);
  const match = model.$match.get();
  const sku = match?.state === 'matched' ? match.variant.sku : null;
  return new StoreVariantChangeEvent(model.$choice.get(), sku);
}

function isUncheckedRadio(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;
}

function writeChoice(control: Control, value: string): void {
  if (control instanceof HTMLInputElement) control.checked = control.value === value;
  else writeText(control, value);
}

function writeText(control: Control, text: string): void {
  if (control.value !== text) control.value = text;
}
