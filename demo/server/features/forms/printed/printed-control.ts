import type {
  ChoicesControl,
  Control,
  LineControl,
  ListControl,
  ReadControl,
} from '../../../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../../../core/words/index.ts';

/** A control as the templates print it: exactly one of its shapes is present. */
export interface PrintedControl {
  readonly id: string;
  readonly name: string;
  /** Label of a part of a field; empty if the field's title is its label. */
  readonly label: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** Value of a text or hidden control. */
  readonly value: string;
  readonly placeholder: string;
  readonly autocomplete: string;
  readonly line?: PrintedLine;
  readonly isMultiline?: true;
  readonly choices?: PrintedChoices;
  readonly list?: PrintedList;
  readonly isHidden?: true;
  /** The text beside the choice "other". */
  readonly other?: PrintedOther;
}

type PrintedLine = Pick<LineControl, 'inputMode' | 'prefix'> & {
  readonly type: string;
  /** For values typed letter by letter, such as URLs. */
  readonly isVerbatim: boolean;
  /** In characters; 0 for the width of the form. */
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
  /** `scale` prints the choices of a survey in a row. */
  readonly part: 'choices' | 'scale';
  readonly items: readonly PrintedChoice[];
}

interface PrintedList {
  /** The empty option; '' if an option is preselected. */
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

/** The browser's own validation of URLs and emails would compete with ours. */
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
 * @param state the values of the form
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
    // Not a dash: the second field of a type is named radio-2.
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
