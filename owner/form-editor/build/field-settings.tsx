import type { ReactNode } from 'react';
import {
  EDITABLE_PROPERTIES,
  type EditableProperty,
  type FieldSchema,
  kindOf,
  SWITCHED_PROPERTIES,
} from '../../forms/index.ts';
import type { FormFieldType } from '../../../core/enumerations/index.ts';
import { fieldsOf, ownValue } from '../../../core/json/index.ts';
import { FORM_EDITOR_WORDS } from '../../../core/words/index.ts';
import type { EditingContent, EditorActions } from '../content.ts';
import { SwitchSetting } from '../controls/switch-setting.tsx';
import { TextSetting } from '../../editor/view/index.ts';
import { ChoicesSetting } from './choices-setting.tsx';

interface SettingsProps {
  readonly field: FieldSchema;
  /** The error; undefined for none. */
  readonly problem: string | undefined;
  readonly content: EditingContent;
  readonly actions: EditorActions;
}

/**
 * Draws the properties of a field.
 * @param props the field
 */
export function FieldSettings({ field, problem, content, actions }: SettingsProps): ReactNode {
  const kind = kindOf(field);
  const edit = (property: string, value: unknown) => {
    actions.editField(field.id, { [property]: value });
  };
  return (
    <>
      {kind !== 'hidden' && (
        <TextSetting
          name="title"
          label={FORM_EDITOR_WORDS.fieldTitle}
          value={fieldsOf(field).text('title') ?? ''}
          change={(text) => {
            edit('title', text);
          }}
        />
      )}
      {propertiesOf(kind, content.canLimitLength).map((property) => (
        <Property key={property} {...{ field, problem, property, edit }} />
      ))}
    </>
  );
}

function propertiesOf(kind: FormFieldType | null, canLimitLength: boolean): readonly EditableProperty[] {
  if (kind === null) return [];
  const switched: Partial<Record<FormFieldType, readonly EditableProperty[]>> =
    SWITCHED_PROPERTIES.formHandler;
  return [...EDITABLE_PROPERTIES[kind], ...((canLimitLength && ownValue(switched, kind)) || [])];
}

const SHAPES = {
  description: { shape: 'text', word: 'propertyDescription', lines: 2 },
  placeholder: { shape: 'text', word: 'propertyPlaceholder', lines: undefined },
  currencySymbol: { shape: 'text', word: 'propertyCurrencySymbol', lines: undefined },
  key: { shape: 'text', word: 'propertyKey', lines: undefined },
  value: { shape: 'text', word: 'propertyValue', lines: undefined },
  maxLength: { shape: 'count', word: 'propertyMaxLength' },
  required: { shape: 'switch', word: 'propertyRequired' },
  multiple: { shape: 'switch', word: 'propertyMultiple' },
  showCountryCode: { shape: 'switch', word: 'propertyShowCountryCode' },
  underline: { shape: 'switch', word: 'propertyUnderline' },
  options: { shape: 'choices', word: 'propertyOptions' },
} as const satisfies Readonly<
  Record<
    EditableProperty,
    {
      readonly shape: string;
      readonly lines?: number | undefined;
      readonly word: keyof typeof FORM_EDITOR_WORDS;
    }
  >
>;

interface PropertyProps {
  readonly field: FieldSchema;
  readonly property: EditableProperty;
  readonly problem: string | undefined;
  readonly edit: (property: string, value: unknown) => void;
}

function Property({ field, property, problem, edit }: PropertyProps): ReactNode {
  const own = fieldsOf(field);
  const look = SHAPES[property];
  const label = FORM_EDITOR_WORDS[look.word];
  switch (look.shape) {
    case 'text': {
      const change = (text: string) => {
        edit(property, text || undefined);
      };
      const value = own.text(property) ?? '';
      return (
        <TextSetting name={property} label={label} value={value} change={change} {...linesOf(look.lines)} />
      );
    }
    case 'count': {
      const change = (text: string) => {
        edit(property, Number(text.replace(/\D/g, '')) || undefined);
      };
      const value = String(own.count(property) ?? '');
      return <TextSetting name={property} label={label} value={value} inputMode="numeric" change={change} />;
    }
    case 'switch':
      return (
        <SwitchSetting
          label={label}
          isOn={own.flag(property)}
          change={(isOn) => {
            edit(property, isOn || undefined);
          }}
        />
      );
    case 'choices':
      return (
        <ChoicesSetting
          field={field}
          problem={problem}
          change={(options) => {
            edit(property, options);
          }}
        />
      );
  }
}

function linesOf(lines: number | undefined): { readonly lines?: number } {
  return lines === undefined ? {} : { lines };
}
