import { retryable } from '../../core/shared/index.ts';
import { formTag } from './form-tag.ts';
import { dialogs } from './load-dialogs.ts';

/** Fetches what opens the form of a product. */
export const productForms = retryable(async () => {
  const furniture = Promise.all([dialogs.load(), formTag.load()]);
  const { openProductForm } = await import('./product-form/open-product-form.ts');
  await furniture;
  return { openProductForm };
});
