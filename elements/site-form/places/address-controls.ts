import {
  ADDRESS_PARTS,
  type Address,
  type AddressPart,
  type AddressText,
} from '../../../core/places/index.ts';
import { controlsOf, type AuthorsControl } from '../author/controls.ts';

/** What a control tells the browser → the part that it is for. */
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

/** What we have written: of everything else nobody but the visitor disposes. */
const written = new WeakMap<AuthorsControl, string>();

/** What is told of a change by us: a search is for what a visitor types. */
export const FILLED_IN = 'insertReplacementText';

interface AddressControl {
  readonly control: AuthorsControl;
  readonly part: AddressPart;
  /** What it held when the address was chosen. */
  readonly before: string;
}

/**
 * Remembers what the controls of an address hold now.
 * @param line its first line
 * @returns fills them in: what a visitor has changed since then stays, and so does the second line if there is something in it
 * Source: docs/behaviour/forms.md §13.5
 */
export function openAddress(line: HTMLInputElement): (address: Address) => void {
  const { address } = placeOf(line) ?? { address: '' };
  // In a form of the page there may be another form of ours, with the same names.
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
 * Writes into a control as a visitor would: whoever draws or reads the form learns of it.
 * @param control any control
 * @param text what it is to hold; of a list the value of one of its options
 */
export function write(control: AuthorsControl, text: string): void {
  if (control.value !== text) {
    // React's own property, which lies before this one, would take it for what it knows already.
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
  // What an earlier address had, and this one has not, would make a third one.
  else if (part !== 'Line1' && isOurs(control)) write(control, '');
}

/** Whether nothing of the visitor's would be lost. */
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

/** An address that is not on the list leaves the list as it is. */
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

/** Which part of which address a control is for; null for any other control. */
function placeOf({ name, autocomplete }: AuthorsControl): {
  readonly part: AddressPart;
  readonly address: string;
} | null {
  const named = ADDRESS_PARTS.find((part) => name.endsWith(`.${part}`));
  if (named) return { part: named, address: name.slice(0, -named.length) };
  const tokens = autocomplete.toLowerCase().split(/\s+/);
  const index = tokens.findIndex((token) => Object.hasOwn(PART_OF_TOKEN, token));
  const part = PART_OF_TOKEN[tokens[index] ?? ''];
  // "shipping" and "billing" stand before.
  return part ? { part, address: tokens.slice(0, index).join(' ') } : null;
}
