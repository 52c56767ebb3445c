import { useId, type ReactNode } from 'react';

/** What a setting shows beside its value. */
export interface SettingProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with it; undefined for nothing. */
  readonly problem?: string | undefined;
}

interface TextSettingProps extends SettingProps {
  readonly value: string;
  readonly change: (text: string) => void;
  /** What holds while there is no value. */
  readonly placeholder?: string;
  /** Several lines; one by default. */
  readonly lines?: number;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'url';
  readonly isCode?: boolean;
  readonly isReadOnly?: boolean;
  /** Finds it in the page. */
  readonly name?: string;
}

/**
 * Draws a setting that is a text.
 * @param props label, value, and what to do with another one
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
    // Whatever the page's direction: addresses and code begin at the left, and what an owner says where its letters do.
    dir: isCode || inputMode === 'url' || inputMode === 'email' ? 'ltr' : 'auto',
    // An owner's settings are nobody's personal data.
    autoComplete: 'off',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': describe(id, hint, problem),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      change(currentTarget.value);
    },
  } as const;
  return (
    <div data-editor="setting">
      <label htmlFor={id}>{label}</label>
      <Notes id={id} hint={hint} problem={problem} />
      {lines === undefined ? (
        <input inputMode={inputMode} {...shared} />
      ) : (
        <textarea rows={lines} {...shared} />
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
 * Draws what describes a setting.
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
 * Names what describes a setting.
 * @param id its id
 * @param hint its hint, if any
 * @param problem its problem, if any
 * @returns for `aria-describedby`
 */
export function describe(id: string, hint?: string, problem?: string): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`].filter(Boolean);
  return ids.join(' ') || undefined;
}
