import type { StoreContext } from '../../platform/http/store-env.ts';
import { newFormKey } from '../../platform/sessions/form-key.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import { type Filled, printForm, type PrintedForm } from './printed/printed-form.ts';

declare module '../../platform/pages/page-data.ts' {
  interface FrameData {
    /** The newsletter in the footer; absent if the store has none. */
    readonly newsletter: PrintedForm | undefined;
  }
}

/**
 * Prepares a form for the page of a visitor.
 * @param context the request of the page
 * @param parts what the routes are built from
 * @param filled the form, its values and errors
 * @param former page and key of a refused form
 */
export function printForVisitor(
  context: StoreContext,
  { captcha }: CaptchaParts,
  filled: Filled,
  { pageUrl, key }: { readonly pageUrl?: string; readonly key?: string } = {},
): PrintedForm {
  const visit = {
    crumb: context.get('crumb'),
    idempotencyKey: key ?? newFormKey(context),
    pageUrl: pageUrl ?? '',
    hasCaptcha: captcha !== null && filled.form.hasCaptcha,
  };
  return printForm(filled, visit);
}
