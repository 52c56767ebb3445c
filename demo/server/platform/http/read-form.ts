import { isTicked } from '../../../../core/forms/index.ts';
import { lastTexts } from '../../../../core/offer/index.ts';
import { refusal } from '../shared/refusal.ts';
import type { StoreContext } from './store-env.ts';

/** Control name → value. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * Reads a posted form.
 * @param context the request
 * @returns the first value of every control
 * @throws Refusal 415 for anything but a plain form, because files are not accepted; 400 for text with NUL
 */
export async function readForm(context: StoreContext): Promise<FormValues> {
  const values = Object.create(null) as Record<string, string>;
  for (const [name, value] of await readEntries(context)) values[name] ??= value;
  return values;
}

/**
 * Reads the choices of a seller's form as its tag does.
 * @param entries the posted entries, or the query
 * @returns the last value of every control that is not blank
 * Source: docs/behaviour/adding-to-cart.md §1.4
 */
export function choicesOf(entries: URLSearchParams): FormValues {
  const values = Object.create(null) as Record<string, string>;
  for (const [name, text] of lastTexts(entries)) values[name] = text;
  return values;
}

/**
 * Reads a posted form whose controls may have several values.
 * @param context the request
 * @returns the values of every control, in the order in which they were sent, each line break as one character
 * @throws Refusal 415 for anything but a plain form, because files are not accepted; 400 for text with NUL
 */
export async function readEntries(context: StoreContext): Promise<URLSearchParams> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw refusal(415, 'wrongFormType');
  const entries = [...new URLSearchParams(await context.req.text())];
  if (entries.some(([, value]) => value.includes('\0'))) throw refusal(400, 'invalid');
  // Browsers send two characters for the line break that a field counts as one.
  return new URLSearchParams(entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

/**
 * Reads one control.
 * @param form the posted form
 * @param name the control
 * @returns its value, or '' when it was not sent
 */
export function fieldOf(form: FormValues, name: string): string {
  return form[name] ?? '';
}

/**
 * Reads the version of what a form was opened for.
 * @param text the value of its control
 * @returns -1, which nothing has, for anything but a version
 */
export function versionIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

/**
 * Whether a posted form says yes to a box. A hidden input before it sends a value for the box that is not ticked.
 * @param context the request
 * @param name the box
 * Source: docs/behaviour/forms.md §3.8
 */
export async function isBoxTicked(context: StoreContext, name: string): Promise<boolean> {
  return isTicked((await readEntries(context)).getAll(name));
}
