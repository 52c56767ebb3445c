import type { ReactNode } from 'react';
import type { LineControl } from '../../../core/forms/index.ts';
import type { ControlProps } from './control-props.ts';
import { useValidity } from './use-validity.ts';

// No `email` or `number`: the browser's rules for addresses would conflict with ours, and number fields lose
// invalid text. Addresses are left-to-right in every language.
const LINE_LOOKS = {
  text: { type: 'text' },
  email: { type: 'text', dir: 'ltr', autoCapitalize: 'off', spellCheck: false },
  url: { type: 'text', dir: 'ltr', autoCapitalize: 'off', spellCheck: false },
  tel: { type: 'tel' },
  password: { type: 'password', dir: 'ltr', autoCapitalize: 'off', spellCheck: false },
} as const satisfies Record<LineControl['type'], object>;

/**
 * Draws a line of text.
 * @param props the control and its value
 */
export function Line({ control, id, values, sync, ...props }: ControlProps<LineControl>): ReactNode {
  const { name, type, inputMode, autocomplete, placeholder, prefix, widthCharacters, isNeeded } = control;
  const { invalidity, error, describedBy, isRequired } = props;
  const field = useValidity<HTMLInputElement>(invalidity);
  const input = (
    <input
      ref={field}
      id={id}
      name={name}
      {...LINE_LOOKS[type]}
      inputMode={inputMode}
      autoComplete={autocomplete}
      placeholder={placeholder || undefined}
      size={widthCharacters ?? undefined}
      value={values[0] ?? ''}
      aria-required={(isRequired && isNeeded) || undefined}
      aria-invalid={error === null ? undefined : true}
      aria-describedby={describedBy}
      onChange={sync}
    />
  );
  return prefix === '' ? (
    input
  ) : (
    <span data-part="prefixed">
      <span aria-hidden="true">{prefix}</span>
      {input}
    </span>
  );
}
