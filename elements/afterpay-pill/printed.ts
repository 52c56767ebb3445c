import { definePrintedTag } from '../host/index.ts';
import { installmentAttributes } from './attributes.ts';
import { InstallmentPill } from './face.tsx';
import { InstallmentModel } from './model.ts';
import { installmentSheets } from './styles.ts';

/** How a server prints the instalment pill. */
export const printed = definePrintedTag({
  attributes: installmentAttributes,
  styles: installmentSheets,
  draw({ product, ...attributes }, { storefront, productOf }) {
    const model = new InstallmentModel({ storefront, openPage: () => Promise.resolve() });
    if (!attributes.cart) model.use(productOf(product, attributes.currency));
    model.start(() => undefined);
    model.setAttributes(attributes);
    model.setPrepared();
    const { actions, $content } = model;
    return InstallmentPill({ content: $content.get(), actions });
  },
});
