import type { FormFieldType } from '../../enumerations/index.ts';

/** What every field has. Source: docs/behaviour/forms.md §2.1 */
export interface FieldBase {
  readonly id: string;
  readonly type: FormFieldType;
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
}

/** A choice: what is sent, and what a visitor reads. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ControlBase {
  /** The name under which it is sent; also that of a form's control in the page. */
  readonly name: string;
  /** What a visitor reads beside it; empty where the field's title is its label. */
  readonly label: string;
  /** Filled in before the visitor does anything; a checkbox may have several. */
  readonly defaultValues: readonly string[];
  /** Whether the field, when it is required, needs this control to be filled in. */
  readonly isNeeded: boolean;
}

/** How a browser treats a line of text. */
export type LineType = 'text' | 'email' | 'url' | 'tel' | 'password';

/** A line of text. */
export interface LineControl extends ControlBase {
  readonly shape: 'line';
  readonly type: LineType;
  readonly inputMode: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
  readonly autocomplete: string;
  readonly placeholder: string;
  /** A sign before the text, such as that of a currency. */
  readonly prefix: string;
  /** About how many characters it is wide; null for as wide as the form. */
  readonly widthCharacters: number | null;
}

/** Lines of text. */
export interface LinesControl extends ControlBase {
  readonly shape: 'lines';
  readonly autocomplete: string;
  readonly placeholder: string;
}

/** One or several of a few choices, all in sight. */
export interface ChoicesControl extends ControlBase {
  readonly shape: 'choices';
  readonly isMultiple: boolean;
  readonly choices: readonly Choice[];
  /** The control for a choice that is not on the list; null if there is none. */
  readonly otherName: string | null;
}

/** One of many choices, in a list that opens. */
export interface ListControl extends ControlBase {
  readonly shape: 'list';
  readonly choices: readonly Choice[];
  readonly autocomplete: string;
  readonly otherName: string | null;
}

/** A value that nobody sees. */
export interface HiddenControl extends ControlBase {
  readonly shape: 'hidden';
  /** The name of the address's parameter that replaces its value. */
  readonly key: string;
}

/** What a visitor fills in. A field is drawn by the shapes of its controls. */
export type Control = LineControl | LinesControl | ChoicesControl | ListControl | HiddenControl;

/** Reads the values of a control by its name; none is an empty list. */
export type ReadControl = (name: string) => readonly string[];

/** A field's value on the wire. Source: docs/behaviour/forms.md §3.2 */
export type WireValue = string | readonly string[] | Readonly<Record<string, string>>;

/** A field's answer by the names of its parts. Source: docs/behaviour/forms.md §3.1 */
export type Answer = string | readonly string[] | Readonly<Record<string, string | number>>;

/** A field of a form: what it is made of, and how its value is gathered. A kind of field is a function that makes one. */
export interface Field extends FieldBase {
  /** Its controls, in reading order; a section has none. */
  readonly controls: readonly Control[];
  /** How its title stands to its controls: as their label, as the legend of a group, as a heading, or not at all. */
  readonly titling: 'label' | 'legend' | 'heading' | 'none';
  /** A heading's line below it. */
  readonly isUnderlined: boolean;
  /** Longest text, in UTF-16 code units; null for any length. */
  readonly maxLength: number | null;
  /** Its value on the wire; null for a field that sends nothing. */
  gather(read: ReadControl): WireValue | null;
  /** The controls' values that make up a value from the wire; null if it is not one of this field. */
  spread(value: unknown): ReadonlyMap<string, readonly string[]> | null;
  /** The answer as summaries and events carry it; null for a field that has none. */
  answer(read: ReadControl): Answer | null;
}
