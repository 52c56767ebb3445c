import { definePrintedTag } from '../host/index.ts';
import { pillAttributes } from './attributes.ts';
import { Pill } from './face.tsx';
import { PillModel } from './model.ts';
import { pillSheets } from './styles.ts';

/** How a server prints the pill: a link to the cart that it knows. */
export const printed = definePrintedTag({
  attributes: pillAttributes,
  styles: pillSheets,
  draw(look, { storefront }) {
    const model = new PillModel({
      storefront,
      isCartPage: () => false,
      announce: () => undefined,
      hasDrawer: () => false,
      openDrawer: () => false,
    });
    model.setLook(look);
    return Pill({ content: model.$content.get(), actions: model.actions });
  },
});
