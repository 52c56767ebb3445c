import type { FormFieldType } from '../../enumerations/index.ts';

/** The common properties of fields. Source: docs/behaviour/forms.md §2.1 */
export interface FieldBase {
  readonly id: string;
  readonly type: FormFieldType;
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
}

/** A choice: the sent value and the visible label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ControlBase {
  /** The name with which it is sent, and of its control in the page. */
  readonly name: string;
  /** The visible label; empty if the field's title is the label. */
  readonly label: string;
  /** Initial values; a checkbox may have several. */
  readonly defaultValues: readonly string[];
  /** Whether a required field needs this control to be filled in. */
  readonly isNeeded: boolean;
  /** Whether each of several controls of this name has a value of its own. */
  readonly takesSeveral?: boolean;
  /** For a part of a field: a page's own form may have one control for the whole field, named like it. */
  readonly whole?: { readonly name: string; readonly partOf: (text: string) => string };
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
  /** A sign before the text, such as a currency sign. */
  readonly prefix: string;
  /** Whether it takes several addresses, with commas between them. */
  readonly isMultiple: boolean;
  /** Approximate width in characters; null for full width. */
  readonly widthCharacters: number | null;
}

/** Lines of text. */
export interface LinesControl extends ControlBase {
  readonly shape: 'lines';
  readonly autocomplete: string;
  readonly placeholder: string;
}

/** One or several of a few choices, all visible. */
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

/** A hidden value. */
export interface HiddenControl extends ControlBase {
  readonly shape: 'hidden';
  /** The URL parameter that replaces its value. */
  readonly key: string;
}

/** A control. Fields are rendered by the shapes of their controls. */
export type Control = LineControl | LinesControl | ChoicesControl | ListControl | HiddenControl;

/** Returns the values of a control by its name; an empty list for none. */
export type ReadControl = (name: string) => readonly string[];

/** A field's value as it is sent. Source: docs/behaviour/forms.md §3.2 */
export type WireValue = string | readonly string[] | Readonly<Record<string, string>>;

/** A field's answer by the names of its parts. Source: docs/behaviour/forms.md §3.1 */
export type Answer = string | readonly string[] | Readonly<Record<string, string | number>>;

/** A field of a form: its controls, and how its value is collected. A kind of field is a function that creates one. */
export interface Field extends FieldBase {
  /** Its controls, in reading order; a section has none. */
  readonly controls: readonly Control[];
  /** The role of its title: label of its controls, legend of a group, heading, or none. */
  readonly titling: 'label' | 'legend' | 'heading' | 'none';
  /** Whether a heading has a line below it. */
  readonly isUnderlined: boolean;
  /** Longest text, in UTF-16 code units; null for any length. */
  readonly maxLength: number | null;
  /** Its value to send; null for a field that sends nothing. */
  gather(read: ReadControl): WireValue | null;
  /** The control values of an external value; null if it is not a value of this field. */
  spread(value: unknown): ReadonlyMap<string, readonly string[]> | null;
  /** The answer for summaries and events; null for a field without one. */
  answer(read: ReadControl): Answer | null;
}
