import { claim, type Claimant, guarded, isFreeFor, notifyOthers } from '../printed/index.ts';
import { findProductForms, type ProductForm } from './product-forms.ts';
import { wireProductForm, type ProductFormOptions } from './wire-product-form.ts';

interface LiveForm {
  readonly form: ProductForm;
  readonly close: () => void;
}

/** The product forms that are wired below a root. */
export interface LiveForms {
  /** Wires new forms and releases removed ones. */
  scan(): void;
  close(): void;
}

/**
 * Tracks the product forms below a root; none is wired before the first scan.
 * @param claimant wires them
 * @param options the root, and how the page sells
 * Source: docs/behaviour/printed-markup.md §2.1
 */
export function createLiveForms(claimant: Claimant, options: ProductFormOptions): LiveForms {
  const live = new Map<HTMLElement, LiveForm>();

  function wire(form: ProductForm): void {
    const controller = new AbortController();
    for (const part of [form.variants, form.quantity, ...form.buttons]) {
      if (part) claim(part, claimant, controller.signal);
    }
    const close = () => {
      controller.abort();
    };
    live.set(form.anchor, { form, close });
    guarded('form', () => {
      wireProductForm(form, options, controller.signal);
    });
  }

  function scan(): void {
    const forms = findProductForms(options.root, (element) => isFreeFor(element, claimant));
    const present = new Map(forms.map((form) => [form.anchor, form]));
    let hasLeft = false;
    for (const [anchor, { form, close }] of live) {
      const next = present.get(anchor);
      if (next && isSameForm(form, next)) continue;
      live.delete(anchor);
      close();
      hasLeft ||= !next;
    }
    for (const form of forms) if (!live.has(form.anchor)) wire(form);
    if (hasLeft) notifyOthers(claimant);
  }

  return {
    scan,
    close() {
      for (const { close } of live.values()) close();
      live.clear();
    },
  };
}

function isSameForm(one: ProductForm, other: ProductForm): boolean {
  return (
    one.variants === other.variants &&
    one.quantity === other.quantity &&
    isSameList(one.buttons, other.buttons) &&
    isSameList(one.fields, other.fields)
  );
}

function isSameList(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
