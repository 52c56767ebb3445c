import type { ProductModel } from './product-model.ts';

/** The changes of a model that matter to a purchase. */
export interface ModelListeners {
  /** The visitor changed the choice, the quantity or the way to buy. */
  readonly onEdit: () => void;
  /** The model switched to another product; newer data of the same one, or a moment without any, do not count. */
  readonly onOtherProduct: () => void;
}

/**
 * Listens to a model.
 * @param model the model
 * @param listeners a callback for each kind of change
 * @returns stops listening
 * Source: docs/behaviour/adding-to-cart.md §2.5
 */
export function listenToModel(model: ProductModel, { onEdit, onOtherProduct }: ModelListeners): () => void {
  let id = model.$product.get()?.id ?? null;
  const stops = [
    model.$choice.listen(onEdit),
    model.$quantityText.listen(onEdit),
    model.$way.listen(onEdit),
    model.$product.listen((product) => {
      if (!product || product.id === id) return;
      const isOther = id !== null;
      id = product.id;
      if (isOther) onOtherProduct();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
