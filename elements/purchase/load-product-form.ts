import { retryable } from '../../core/shared/index.ts';
import { formTag } from '../product/index.ts';
import { dialogs } from '../ui/index.ts';

/** Loads the code that opens the form of a product. */
export const productForms = retryable(async () => {
  const code = import('../product-form/open-product-form.ts');
  const [{ openProductForm }] = await Promise.all([code, dialogs.load(), formTag.load()]);
  return { openProductForm };
});
