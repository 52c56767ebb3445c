import { ANSWER_PARTS, type AddressPart } from '../../../core/enumerations/index.ts';
import type { Address, AddressText } from '../../../core/places/index.ts';
import { controlsOf, type AuthorsControl } from '../../forms/index.ts';

/** Autofill token → its part of the address. */
const PART_OF_TOKEN: Readonly<Partial<Record<string, AddressPart>>> = {
  'street-address': 'Line1',
  'address-line1': 'Line1',
  'address-line2': 'Line2',
  'address-level2': 'City',
  'address-level1': 'State',
  'postal-code': 'Zip',
  'country-name': 'Country',
  country: 'Country',
};

/** The values that we have written; other values are the visitor's. */
const written = new WeakMap<AuthorsControl, string>();

/** The input type of our own changes: only the visitor's typing starts a search. */
export const FILLED_IN = 'insertReplacementText';

interface AddressControl {
  readonly control: AuthorsControl;
  readonly part: AddressPart;
  /** Its value when the address was chosen. */
  readonly before: string;
}

/**
 * Records the current values of an address's controls.
 * @param line its first line
 * @returns fills them in: values that the visitor has changed since are kept, and so is a second line with text
 * Source: docs/behaviour/forms.md §13.5
 */
export function openAddress(line: HTMLInputElement): (address: Address) => void {
  const { address } = placeOf(line) ?? { address: '' };
  // The page's form may contain another form of ours with the same names.
  const tag = line.closest('site-form');
  const isApart = (control: AuthorsControl) => tag?.closest('form') && !tag.contains(control);
  const controls = (line.form ? controlsOf(line.form) : [line]).flatMap((control): AddressControl[] => {
    const place = placeOf(control);
    return place?.address === address && !isApart(control)
      ? [{ control, part: place.part, before: control.value }]
      : [];
  });
  return (found) => {
    for (const one of controls) fillIn(one, found[one.part]);
  };
}

/**
 * Sets a control's value and fires the events of a visitor's input.
 * @param control any control
 * @param text the new value; for a list the value of one of its options
 */
export function write(control: AuthorsControl, text: string): void {
  if (control.value !== text) {
    // React shadows `value` on the instance and would ignore the change.
    const prototype = Object.getPrototypeOf(control) as object;
    Reflect.set(prototype, 'value', text, control);
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: FILLED_IN }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  written.set(control, text);
}

function fillIn(one: AddressControl, found: AddressText | null): void {
  const { control, part } = one;
  if (!isFree(one)) return;
  if (control instanceof HTMLSelectElement) choose(control, found);
  else if (found) write(control, textFor(control, found));
  // The rest of an earlier address would mix with this one.
  else if (part !== 'Line1' && isOurs(control)) write(control, '');
}

/** Whether writing would lose nothing of the visitor's. */
function isFree({ control, part, before }: AddressControl): boolean {
  if (control.matches(':disabled, :read-only:not(select), [type=hidden]')) return false;
  // Typed meanwhile.
  if (control.value !== before) return false;
  return part !== 'Line2' || control.value === '' || isOurs(control);
}

function isOurs(control: AuthorsControl): boolean {
  return control.value === written.get(control);
}

/** A country's code, where the control asks for one. */
function textFor({ autocomplete }: AuthorsControl, { text, others }: AddressText): string {
  return /\bcountry$/i.test(autocomplete.trim()) ? (others[0] ?? text) : text;
}

/** An address that the list does not contain leaves the list unchanged. */
function choose(list: HTMLSelectElement, found: AddressText | null): void {
  const texts = found ? [found.text, ...found.others].map(folded) : [];
  const option = [...list.options].find(
    ({ value, text }) => texts.includes(folded(value)) || texts.includes(folded(text)),
  );
  if (option) write(list, option.value);
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

/** The address and the part that a control is for; null for any other control. */
function placeOf({ name, autocomplete }: AuthorsControl): {
  readonly part: AddressPart;
  readonly address: string;
} | null {
  const named = ANSWER_PARTS.address.find((part) => name.endsWith(`.${part}`));
  if (named) return { part: named, address: name.slice(0, -named.length) };
  const tokens = autocomplete.toLowerCase().split(/\s+/);
  const index = tokens.findIndex((token) => Object.hasOwn(PART_OF_TOKEN, token));
  const part = PART_OF_TOKEN[tokens[index] ?? ''];
  // Preceding tokens such as "shipping" and "billing" identify the address.
  return part ? { part, address: tokens.slice(0, index).join(' ') } : null;
}
