import { readEvery, readText, type JsonFields } from '../../json/index.ts';
import type { ChoicesControl, Field, FieldBase, ListControl, ReadControl } from '../field/field.ts';
import { readChoices } from './choices.ts';

type Form =
  | Pick<ChoicesControl, 'shape' | 'isMultiple'>
  | (Pick<ListControl, 'shape' | 'autocomplete'> & { readonly isMultiple: false });

/**
 * Creates a field with choices, one or several.
 * @param base the common properties of fields
 * @param json the schema of the field
 * @param seed determines a random order
 * @param form how it is rendered, and whether several may be chosen
 */
export function choiceField(base: FieldBase, json: JsonFields, seed: string, form: Form): Field {
  const { choices, otherName, toWire, fromWire, ...others } = readChoices(base, json, seed);
  const { isMultiple, ...look } = form;
  const chosenIn = (read: ReadControl) => toWire(read(base.id), otherName === null ? [] : read(otherName));
  const gather = (read: ReadControl) => (isMultiple ? chosenIn(read) : (chosenIn(read)[0] ?? ''));
  const shared = { name: base.id, label: '', isNeeded: true, choices, otherName };
  const defaultValues = others.defaultValues.slice(0, isMultiple ? choices.length : 1);
  return {
    ...base,
    controls: [
      look.shape === 'list'
        ? { ...shared, ...look, defaultValues }
        : { ...shared, ...look, isMultiple, defaultValues },
    ],
    titling: look.shape === 'list' ? 'label' : 'legend',
    isUnderlined: false,
    maxLength: null,
    gather,
    spread(value) {
      const texts = isMultiple ? readEvery(value, readText) : readEvery([value], readText);
      return texts ? fromWire(texts.filter((text) => isMultiple || text !== '')) : null;
    },
    answer: gather,
  };
}
