import { useId, type ReactNode } from 'react';
import { useControl } from './use-control.ts';

/** A setting, besides its value. */
export interface SettingProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error; undefined for none. */
  readonly problem?: string | undefined;
}

interface TextSettingProps extends SettingProps {
  readonly value: string;
  readonly change: (text: string) => void;
  /** The value that applies while the field is empty. */
  readonly placeholder?: string;
  /** Whether it has several lines; false by default. */
  readonly lines?: number;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'url';
  readonly isCode?: boolean;
  readonly isReadOnly?: boolean;
  /** A `data-` attribute that identifies it. */
  readonly name?: string;
}

/**
 * Draws a text setting.
 * @param props label, value, and change handler
 */
export function TextSetting(props: TextSettingProps): ReactNode {
  const { label, hint, problem, value, change, lines, inputMode, isCode, isReadOnly, name, placeholder } =
    props;
  const id = `editor${useId()}`;
  const shared = {
    id,
    value,
    'data-setting': name,
    'data-code': isCode || undefined,
    placeholder,
    readOnly: isReadOnly,
    spellCheck: isCode ? false : undefined,
    // Regardless of the page's direction: URLs and code are left-to-right, other texts have the direction of their letters.
    dir: isCode || inputMode === 'url' || inputMode === 'email' ? 'ltr' : 'auto',
    // A site's settings are not personal data, which browsers could fill in.
    autoComplete: 'off',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': describe(id, hint, problem),
  } as const;
  const take = ({ value: text }: { readonly value: string }) => {
    change(text);
  };
  const line = useControl<HTMLInputElement>(take);
  const text = useControl<HTMLTextAreaElement>(take);
  return (
    <div data-editor="setting">
      <label htmlFor={id}>{label}</label>
      <Notes id={id} hint={hint} problem={problem} />
      {lines === undefined ? (
        <input {...line} inputMode={inputMode} {...shared} />
      ) : (
        <textarea {...text} rows={lines} {...shared} />
      )}
    </div>
  );
}

interface NotesProps {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

/**
 * Draws the hint and the problem of a setting.
 * @param props its id, hint and problem
 */
export function Notes({ id, hint, problem }: NotesProps): ReactNode {
  return (
    <>
      {hint !== undefined && (
        <p data-editor="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p data-editor="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}

/**
 * Lists the ids of a setting's hint and problem.
 * @param id its id
 * @param hint its hint, if any
 * @param problem its problem, if any
 * @returns the value of `aria-describedby`
 */
export function describe(id: string, hint?: string, problem?: string): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`].filter(Boolean);
  return ids.join(' ') || undefined;
}
