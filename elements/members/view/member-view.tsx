import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { membersOf } from '../../../core/shared/index.ts';
import type { AccountProblem } from '../../../core/account/index.ts';
import { ACCOUNT_WORDS } from '../../../core/words/index.ts';
import type { DrawingProps } from '../../host/index.ts';
import { OwnForm } from '../../forms/view/index.ts';
import { focusInView } from '../../ui/index.ts';
import {
  type AskingMember,
  type KnownMember,
  type MemberActions,
  type MemberContent,
  type TypedMember,
  welcomeText,
} from '../index.ts';

/**
 * Draws a tag for members.
 * @param props its content and actions
 * @returns the form, or a message for a logged-in member
 */
export function View({ content, actions }: DrawingProps<MemberContent, MemberActions>): ReactNode {
  return content.state === 'asking' ? (
    <Asking content={content} actions={actions} />
  ) : (
    <Known content={content} actions={actions} />
  );
}

interface AskingProps {
  readonly content: AskingMember;
  readonly actions: MemberActions;
}

/** React would write the value of a controlled password field into the markup, so these fields are uncontrolled. */
function Asking({ content, actions }: AskingProps): ReactNode {
  const { problem, notice } = content;
  const id = `member${useId()}`;
  const form = useRef<HTMLFormElement>(null);
  useTyped(form, actions);
  useFocus(form, content);
  return (
    <OwnForm
      place={form}
      noValidate
      data-part="form"
      onTyped={(current) => {
        actions.type(typedIn(current));
      }}
      send={(current) => {
        // A password manager may have filled it in without an event.
        actions.submit(typedIn(current));
      }}
    >
      {problem?.field === null && <Problem id={`${id}-problem`} problem={problem} />}
      {notice !== null && <Status text={notice} isNew />}
      <Email id={`${id}-email`} problem={problem} />
      <Password id={`${id}-password`} content={content} showPassword={actions.showPassword} />
      {content.hasRememberMe && (
        <label data-part="choice">
          <input type="checkbox" name="rememberMe" />
          <span>{ACCOUNT_WORDS.stayLoggedIn}</span>
        </label>
      )}
      <Submit content={content} />
    </OwnForm>
  );
}

function useTyped(form: RefObject<HTMLFormElement | null>, actions: MemberActions): void {
  useLayoutEffect(() => {
    const { current } = form;
    actions.restore(({ email, password, rememberMe }) => {
      const [emailField, passwordField, box] = current ? fieldsOf(current) : [];
      if (emailField) emailField.value = email;
      if (passwordField) passwordField.value = password;
      if (box) box.checked = rememberMe;
    });
  }, [form, actions]);
}

function useFocus(
  form: RefObject<HTMLFormElement | null>,
  { isNew, problem, focusCount }: AskingMember,
): void {
  useEffect(() => {
    // The logout button was removed together with the focus.
    const [first] = form.current ? fieldsOf(form.current) : [];
    if (isNew && first) focusInView(first);
  }, [form, isNew]);
  const focused = useRef(focusCount);
  useEffect(() => {
    if (focusCount > focused.current && form.current && problem?.field) {
      const [email, password] = fieldsOf(form.current);
      const field = problem.field === 'email' ? email : password;
      if (field) focusInView(field);
    }
    focused.current = focusCount;
  }, [form, problem, focusCount]);
}

function fieldsOf(form: HTMLFormElement): readonly (HTMLInputElement | null)[] {
  return ['email', 'password', 'rememberMe'].map((name) =>
    membersOf(form).querySelector<HTMLInputElement>(`input[name="${name}"]`),
  );
}

function typedIn(form: HTMLFormElement): TypedMember {
  const [email, password, box] = fieldsOf(form);
  return {
    email: email?.value ?? '',
    password: password?.value ?? '',
    rememberMe: box?.checked ?? false,
  };
}

interface ProblemProps {
  readonly id: string;
  readonly problem: AccountProblem;
}

function Problem({ id, problem }: ProblemProps): ReactNode {
  return (
    <p data-part="error" id={id} role="alert">
      {problem.message}
    </p>
  );
}

interface EmailProps {
  readonly id: string;
  readonly problem: AccountProblem | null;
}

function Email({ id, problem }: EmailProps): ReactNode {
  const own = problem?.field === 'email' ? problem : null;
  return (
    <div data-part="field">
      <label htmlFor={id}>{ACCOUNT_WORDS.accountEmail}</label>
      {own && <Problem id={`${id}-error`} problem={own} />}
      <input
        id={id}
        name="email"
        // Not `type=email`, which would add the browser's own validation; addresses are left-to-right in every language.
        type="text"
        inputMode="email"
        dir="ltr"
        autoCapitalize="off"
        spellCheck={false}
        autoComplete="username"
        aria-invalid={own ? true : undefined}
        aria-describedby={own ? `${id}-error` : undefined}
      />
    </div>
  );
}

interface PasswordProps {
  readonly id: string;
  readonly content: AskingMember;
  readonly showPassword: MemberActions['showPassword'];
}

function Password({ id, content, showPassword }: PasswordProps): ReactNode {
  const { kind, problem, isPasswordShown } = content;
  const own = problem?.field === 'password' ? problem : null;
  return (
    <>
      <div data-part="field">
        <label htmlFor={id}>{ACCOUNT_WORDS.accountPassword}</label>
        {own && <Problem id={`${id}-error`} problem={own} />}
        <input
          id={id}
          name="password"
          type={isPasswordShown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="off"
          spellCheck={false}
          autoComplete={kind === 'login' ? 'current-password' : 'new-password'}
          aria-invalid={own ? true : undefined}
          aria-describedby={own ? `${id}-error` : undefined}
        />
      </div>
      <label data-part="choice">
        <input
          type="checkbox"
          checked={isPasswordShown}
          onChange={({ currentTarget }) => {
            showPassword(currentTarget.checked);
          }}
        />
        <span>{ACCOUNT_WORDS.showPassword}</span>
      </label>
    </>
  );
}

function Submit({ content: { kind, isSubmitting } }: { readonly content: AskingMember }): ReactNode {
  const [label, busyLabel] =
    kind === 'login'
      ? [ACCOUNT_WORDS.logIn, ACCOUNT_WORDS.loggingIn]
      : [ACCOUNT_WORDS.joinMembers, ACCOUNT_WORDS.joiningMembers];
  return <Button label={isSubmitting ? busyLabel : label} isBusy={isSubmitting} />;
}

function Button({ label, isBusy }: { readonly label: string; readonly isBusy: boolean }): ReactNode {
  return (
    <button data-part="submit" aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>
      <span>{label}</span>
    </button>
  );
}

/** A new one takes the focus. */
function Status({ text, isNew }: { readonly text: string; readonly isNew: boolean }): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew && status.current) focusInView(status.current);
  }, [isNew]);
  return (
    <p data-part="status" ref={status} tabIndex={-1} role="status">
      {text}
    </p>
  );
}

interface KnownProps {
  readonly content: KnownMember;
  readonly actions: MemberActions;
}

function Known({ content, actions }: KnownProps): ReactNode {
  const { kind, isNew, isCartCloned, isLeaving, problem } = content;
  const id = `member${useId()}`;
  // One logout button is enough: the login tag has it.
  if (kind === 'join' && !isNew) return null;
  return (
    <OwnForm
      data-part="form"
      send={(form) => {
        const box = form.querySelector<HTMLInputElement>('input[type="checkbox"]');
        // A script may have ticked it without an event.
        if (box) actions.cloneCart(box.checked);
        actions.leave();
      }}
    >
      <Status text={welcomeText(content)} isNew={isNew} />
      {problem && <Problem id={`${id}-problem`} problem={problem} />}
      {kind === 'login' && (
        <>
          <label data-part="choice">
            <input
              type="checkbox"
              checked={isCartCloned}
              onChange={({ currentTarget }) => {
                actions.cloneCart(currentTarget.checked);
              }}
            />
            <span>{ACCOUNT_WORDS.keepCartCopy}</span>
          </label>
          <Button label={isLeaving ? ACCOUNT_WORDS.loggingOut : ACCOUNT_WORDS.logOut} isBusy={isLeaving} />
        </>
      )}
    </OwnForm>
  );
}
