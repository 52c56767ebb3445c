import { canBeDrafted, type DraftedControl } from '../../../core/form-draft/index.ts';
import type { Control } from '../../../core/forms/index.ts';
import type { FillingContent } from '../content.ts';
import type { FormActions } from '../form-parts.ts';

/**
 * Lists the controls of a drawn form that a draft may contain.
 * @param content the form and its values
 * @param fill fills in a control
 * Source: docs/behaviour/forms.md §12.3
 */
export function drawnControls(
  { form: { fields }, values }: FillingContent,
  fill: FormActions['fill'],
): readonly DraftedControl[] {
  const one = (name: string, rest: Pick<DraftedControl, 'initialValues' | 'choices'>): DraftedControl => ({
    ...rest,
    key: name,
    values: withoutBlanks(values.get(name) ?? []),
    fill: (restored) => {
      fill(name, restored);
    },
  });
  return fields
    .flatMap(({ controls }) => controls)
    .filter((control) => canBeDrafted(traitsOf(control)))
    .flatMap((control) => {
      const choices = 'choices' in control ? control.choices.map(({ value }) => value) : null;
      const own = one(control.name, { initialValues: withoutBlanks(control.defaultValues), choices });
      const otherName = 'otherName' in control ? control.otherName : null;
      return otherName === null ? [own] : [own, one(otherName, { initialValues: [], choices: null })];
    });
}

function traitsOf(control: Control) {
  const { name, shape } = control;
  const autocomplete = 'autocomplete' in control ? control.autocomplete : '';
  return { name, type: shape === 'line' ? control.type : shape, autocomplete };
}

function withoutBlanks(values: readonly string[]): readonly string[] {
  return values.filter((value) => value !== '');
}
