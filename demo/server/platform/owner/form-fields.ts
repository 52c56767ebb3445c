import { fieldOf, type FormValues } from '../http/read-form.ts';

/** Sentences by field, such as `title` or `variants.2.sku`. */
export type Problems = Readonly<Record<string, string>>;

/** A choice of a select. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  readonly isChosen: boolean;
}

/** A control of a form, as a page prints it. Nothing is undefined: templates would look for it around the control. */
export interface FormField {
  readonly name: string;
  /** Its id; that of its hint and error begin with it. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  /** '' without an error. */
  readonly problem: string;
  /** Whether it is the first control with an error, which has the focus. */
  readonly isFirst: boolean;
  /** Rows of a text of several lines; 0 for one line. */
  readonly rows: number;
  /** 0 without a limit. */
  readonly maxLength: number;
  readonly isRequired: boolean;
  /** Whether it is sent, but cannot be changed; only for a text of one line. */
  readonly isReadonly: boolean;
  /** Whether it is short, such as a number. */
  readonly isShort: boolean;
  readonly isBox: boolean;
  readonly isTicked: boolean;
  /** Empty for a text. */
  readonly choices: readonly Choice[];
}

/** What distinguishes a control. */
export interface FieldParts {
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  readonly isReadonly?: boolean;
  readonly isShort?: boolean;
  readonly isBox?: boolean;
  /** Value and text of each choice. */
  readonly choices?: readonly (readonly [string, string])[];
}

const PLAIN = {
  hint: '',
  rows: 0,
  maxLength: 0,
  isRequired: false,
  isReadonly: false,
  isShort: false,
  isBox: false,
} as const;

/** Makes the control of a name. */
export type MakeField = (name: string, parts: FieldParts) => FormField;

/**
 * Creates a maker of controls with what was typed and its errors. Controls are made in the order of the page: the first one with an
 * error has the focus.
 * @param values control → value
 * @param problems control → sentence
 */
export function fieldMaker(values: FormValues, problems: Problems): MakeField {
  let hasFirst = false;
  return (name, parts) => {
    const value = fieldOf(values, name);
    const problem = Object.hasOwn(problems, name) ? (problems[name] ?? '') : '';
    const isFirst = problem !== '' && !hasFirst;
    hasFirst ||= isFirst;
    return {
      ...PLAIN,
      ...parts,
      name,
      id: name.replaceAll('.', '-'),
      value,
      problem,
      isFirst,
      isTicked: parts.isBox === true && value !== '',
      choices: (parts.choices ?? []).map(([choice, text]) => ({
        value: choice,
        text,
        isChosen: choice === value,
      })),
    };
  };
}
