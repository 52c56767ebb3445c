import { controlsByName, type Control, type Form, type ReadControl } from '../../../../core/forms/index.ts';
import { isOwnHost } from '../../platform/http/know-host.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
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

/** Longer values are ignored. */
const MAX_PAGE_URL_LENGTH = 2_000;

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
  const values = posted.getAll(control.name);
  if (control.shape === 'hidden') {
    const asked = control.key === '' ? null : query.get(control.key);
    if (asked !== null) return [asked];
    return values.length === 0 ? control.defaultValues : values;
  }
  return values;
}

/**
 * Finds the page that a form was first sent from.
 * @param context the request
 * @param said the hidden control of a form that is sent again; without it the `Referer` counts
 * @returns path and query; '' for an unknown one
 * Source: docs/behaviour/forms.md §10.2
 */
export function pageOf(context: StoreContext, said: string): string {
  const base = `http://${context.req.header('host') ?? ''}`;
  const referer = context.req.header('referer') ?? '';
  const address = said.startsWith('/') ? said : referer;
  if (!URL.canParse(address, base)) return '';
  const url = new URL(address, base);
  // Two slashes would name a host.
  const path = url.pathname.replace(/^\/+/, '/') + url.search;
  const isPage = url.protocol === 'http:' || url.protocol === 'https:';
  return isPage && isOwnHost(context, url.host) && path.length <= MAX_PAGE_URL_LENGTH ? path : '';
}
