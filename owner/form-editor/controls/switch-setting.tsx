import { useId, type ReactNode } from 'react';
import { describe, Notes, useControl, type SettingProps } from '../../editor/view/index.ts';

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
  const box = useControl<HTMLInputElement>(({ checked }) => {
    change(checked);
  });
  return (
    <div data-editor="setting">
      <label data-editor="switch" htmlFor={id}>
        <input
          {...box}
          id={id}
          type="checkbox"
          checked={isOn}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={describe(id, hint, problem)}
        />
        <span>{label}</span>
      </label>
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}
