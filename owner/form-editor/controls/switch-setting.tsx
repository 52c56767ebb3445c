import { useId, type ReactNode } from 'react';
import { describe, Notes, type SettingProps } from '../../editor/view/index.ts';
import { useShown } from '../../../elements/forms/view/index.ts';

interface SwitchProps extends SettingProps {
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

/**
 * Draws a setting that is on or off.
 * @param props label, value, and change handler
 */
export function SwitchSetting({ label, hint, problem, isOn, change }: SwitchProps): ReactNode {
  const id = `form-editor${useId()}`;
  const box = useShown<HTMLInputElement>(({ checked }) => {
    change(checked);
  });
  return (
    <div data-editor="setting">
      <label data-editor="switch" htmlFor={id}>
        <input
          ref={box}
          id={id}
          type="checkbox"
          checked={isOn}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={describe(id, hint, problem)}
          onChange={({ currentTarget }) => {
            change(currentTarget.checked);
          }}
        />
        <span>{label}</span>
      </label>
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}
