import { controlsByName, type Control, type Form, type ReadControl } from '../../../core/forms/index.ts';
import { isOwnHost } from '../http/know-host.ts';
import type { StoreContext } from '../http/store-env.ts';
import { FORM_KEYS } from '../shared/form-keys.ts';

/** A form as a browser has posted it. */
export interface PostedForm {
  /** What the page was printed with. */
  readonly idempotencyKey: string;
  /** Path and query of the page that it was first sent from; '' for an unknown one. */
  readonly pageUrl: string;
  /** What was entered, in the order in which it was sent. */
  readonly entries: readonly (readonly [string, string])[];
  readonly read: ReadControl;
}

/** Of anything longer nothing is taken. */
const MAX_PAGE_URL_LENGTH = 2_000;

/**
 * Finds the parts of a posted form.
 * @param context the request
 * @param form which form it is
 * @param posted what was posted
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
 * @param said what the form says of it, once it is repeated; before, it is the page that the browser came from
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
