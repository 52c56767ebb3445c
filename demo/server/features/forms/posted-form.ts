import {
  controlsByName,
  sentFor,
  type Control,
  type Form,
  type ReadControl,
} from '../../../../core/forms/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { pageOf } from '../../platform/pages/page-of.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';

/** A posted form. */
export interface PostedForm {
  /** Idempotency key of the printed page. */
  readonly idempotencyKey: string;
  /** Path and query of the page that it was first sent from; '' for an unknown one. */
  readonly pageUrl: string;
  /** The entries, in the order in which they were sent. */
  readonly entries: readonly (readonly [string, string])[];
  readonly read: ReadControl;
}

/**
 * Splits a posted form into its parts.
 * @param context the request
 * @param form which form it is
 * @param posted the posted entries
 * Source: docs/behaviour/forms.md §10.2, §3.3
 */
export function toPostedForm(context: StoreContext, form: Form, posted: URLSearchParams): PostedForm {
  const keys: readonly string[] = Object.values(FORM_KEYS);
  const pageUrl = pageOf(context, posted.get(FORM_KEYS.page) ?? '');
  const query = new URL(pageUrl, 'http://page').searchParams;
  const controls = controlsByName(form);
  return {
    idempotencyKey: posted.get(FORM_KEYS.key) ?? '',
    pageUrl,
    entries: [...posted].filter(([name]) => !keys.includes(name)),
    read(name) {
      const control = controls.get(name);
      return control ? valuesOf(control, posted, query) : posted.getAll(name);
    },
  };
}

function valuesOf(control: Control, posted: URLSearchParams, query: URLSearchParams): readonly string[] {
  const values = sentFor(control, control.name, (name) => posted.getAll(name));
  if (control.shape === 'hidden') {
    const asked = control.key === '' ? null : query.get(control.key);
    if (asked !== null) return [asked];
    return values.length === 0 ? control.defaultValues : values;
  }
  return values;
}
