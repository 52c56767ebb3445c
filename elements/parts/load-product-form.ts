import { retryable } from '../../core/shared/index.ts';
import { dialogs } from './load-dialogs.ts';

/** Fetches what opens the form of a product. */
export const productForms = retryable(async () => {
  const [forms] = await Promise.all([import('./product-form/open-product-form.ts'), dialogs.load()]);
  return forms;
});
