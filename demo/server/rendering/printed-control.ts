import type {
  ChoicesControl,
  Control,
  LineControl,
  ListControl,
  ReadControl,
} from '../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../core/words/index.ts';

/** A control as the templates print it: exactly one of its shapes is there. */
export interface PrintedControl {
  readonly id: string;
  readonly name: string;
  /** Beside a part of a field; empty where the field's title is its label. */
  readonly label: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** What a text, or what nobody sees, holds. */
  readonly value: string;
  readonly placeholder: string;
  readonly autocomplete: string;
  readonly line?: PrintedLine;
  readonly isMultiline?: true;
  readonly choices?: PrintedChoices;
  readonly list?: PrintedList;
  readonly isHidden?: true;
  /** The text beside the choice of something else. */
  readonly other?: PrintedOther;
}

type PrintedLine = Pick<LineControl, 'inputMode' | 'prefix'> & {
  readonly type: string;
  /** What is typed letter by letter, as an address is. */
  readonly isVerbatim: boolean;
  /** In characters; 0 for as wide as the form. */
  readonly size: number;
};

interface PrintedChoice {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

interface PrintedChoices {
  readonly type: 'checkbox' | 'radio';
  /** A question of several has its choices in a row. */
  readonly part: 'choices' | 'scale';
  readonly items: readonly PrintedChoice[];
}

interface PrintedList {
  /** The entry for none; empty where one is chosen from the beginning. */
  readonly prompt: string;
  readonly items: readonly PrintedChoice[];
}

interface PrintedOther {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

interface ControlState extends Pick<PrintedControl, 'describedBy' | 'isInvalid' | 'isRequired'> {
  readonly formId: string;
  readonly read: ReadControl;
}

/** The browser's own rules for addresses would speak beside ours. */
const TYPES: Readonly<Record<LineControl['type'], string>> = {
  text: 'text',
  email: 'text',
  url: 'text',
  tel: 'tel',
  password: 'password',
};

const VERBATIM: readonly LineControl['type'][] = ['email', 'url', 'password'];

/**
 * Prepares a control for the templates.
 * @param control the control
 * @param state what the form holds
 * Source: docs/behaviour/forms.md §10.1
 */
export function printControl(control: Control, { formId, read, ...state }: ControlState): PrintedControl {
  const { name, label } = control;
  const id = `${formId}-${name}`;
  const values = read(name);
  return {
    ...state,
    id,
    name,
    label,
    value: values[0] ?? '',
    placeholder: 'placeholder' in control ? control.placeholder : '',
    autocomplete: 'autocomplete' in control ? control.autocomplete : '',
    ...shapeOf(control, id, values),
    ...('otherName' in control && otherOf(control, id, read)),
  };
}

function shapeOf(control: Control, id: string, values: readonly string[]): Partial<PrintedControl> {
  switch (control.shape) {
    case 'line': {
      const { inputMode, prefix, type, widthCharacters } = control;
      const isVerbatim = VERBATIM.includes(type);
      return { line: { inputMode, prefix, type: TYPES[type], isVerbatim, size: widthCharacters ?? 0 } };
    }
    case 'lines':
      return { isMultiline: true };
    case 'hidden':
      return { isHidden: true };
    case 'choices': {
      const type = control.isMultiple ? 'checkbox' : 'radio';
      const part = control.label === '' ? 'choices' : 'scale';
      return { choices: { type, part, items: itemsOf(control, id, values) } };
    }
    case 'list': {
      const prompt = control.defaultValues.length === 0 ? FORM_WORDS.chooseOne : '';
      return { list: { prompt, items: itemsOf(control, id, values) } };
    }
  }
}

function itemsOf(
  { choices }: ChoicesControl | ListControl,
  id: string,
  values: readonly string[],
): readonly PrintedChoice[] {
  return choices.map(({ value, label }, index) => ({
    // Not with a dash: the second field of a kind is called radio-2.
    id: index === 0 ? id : `${id}:${index}`,
    value,
    label,
    isChosen: values.includes(value),
  }));
}

function otherOf(
  { otherName }: ChoicesControl | ListControl,
  id: string,
  read: ReadControl,
): Pick<PrintedControl, 'other'> {
  if (otherName === null) return {};
  const label = FORM_WORDS.otherChoice;
  return { other: { id: `${id}-other`, name: otherName, label, value: read(otherName)[0] ?? '' } };
}
