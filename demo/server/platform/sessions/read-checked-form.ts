import { fieldOf, type FormValues, readForm } from '../http/read-form.ts';
import type { StoreContext } from '../http/store-env.ts';
import { checkCrumb } from './check-crumb.ts';

/**
 * Reads a posted form and checks its crumb.
 * @param context the request
 * @param secret the store's secret
 * @throws Refusal 403 for another crumb, and whatever reading the form throws
 */
export async function readCheckedForm(context: StoreContext, secret: string): Promise<FormValues> {
  const form = await readForm(context);
  checkCrumb(context, secret, fieldOf(form, 'crumb'));
  return form;
}
