import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FORM_WORDS, RESTOCK_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import { focusInView } from '../ui/index.ts';
import { CaptchaPlace, OwnForm } from '../forms/view/index.ts';
import type { AskingContent, RestockContent } from './content.ts';
import type { RestockActions } from './model.ts';

/**
 * Draws a restock sign-up.
 * @param props its content and actions
 * @returns the form, or thanks; nothing while the variant can be bought
 */
export function View({ content, actions }: DrawingProps<RestockContent, RestockActions>): ReactNode {
  // Outlives the form, whose field may mount in order to take the focus.
  const focused = useRef(0);
  switch (content.state) {
    case 'available':
      return null;
    case 'asking':
      return <Asking content={content} actions={actions} focused={focused} />;
    case 'signed-up':
      return <SignedUp {...content} again={actions.again} />;
  }
}

interface AskingProps {
  readonly content: AskingContent;
  readonly actions: RestockActions;
  /** How often the address field has taken the focus. */
  readonly focused: RefObject<number>;
}

function Asking({ content, actions, focused }: AskingProps): ReactNode {
  const { callToAction, buttonText, problem, isSubmitting, isBlocked } = content;
  const id = `restock-signup${useId()}`;
  const take = (form: HTMLFormElement) => {
    const [email, box] = ['email', 'isJoinMailingList'].map((name) =>
      form.querySelector<HTMLInputElement>(`input[name="${name}"]`),
    );
    if (email && email.value !== content.email) actions.type(email.value);
    if (box && box.checked !== content.isJoining) actions.join(box.checked);
  };
  return (
    <OwnForm
      noValidate
      data-part="form"
      onFocus={actions.begin}
      onTyped={take}
      send={(form) => {
        take(form);
        actions.submit();
      }}
    >
      <p data-part="cta">{callToAction}</p>
      <div data-part="field">
        <label htmlFor={`${id}-email`}>{RESTOCK_WORDS.restockEmail}</label>
        {problem && (
          // Also for the address: after Enter the focus is there already, so nothing is announced.
          <p data-part="error" id={`${id}-error`} role="alert">
            {problem.message}
          </p>
        )}
        <div data-part="line">
          <Email content={content} focused={focused} id={id} />
          <button
            data-part="submit"
            aria-disabled={isSubmitting || isBlocked || undefined}
            aria-busy={isSubmitting || undefined}
          >
            <span>{isSubmitting ? FORM_WORDS.submitting : buttonText}</span>
          </button>
        </div>
      </div>
      <MailingList content={content} />
      <CaptchaPlace place={actions.placeCaptcha} />
    </OwnForm>
  );
}

function Email({ content, focused, id }: Omit<AskingProps, 'actions'> & { readonly id: string }): ReactNode {
  const { email, placeholder, problem, invalidity, focusCount } = content;
  const field = useRef<HTMLInputElement>(null);
  // Uncontrolled, like the checkbox: drawing again keeps a value that a script of the page has set without an event.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== email) field.current.value = email;
  }, [email]);
  useLayoutEffect(() => {
    field.current?.setCustomValidity(invalidity);
  }, [invalidity]);
  useEffect(() => {
    if (focusCount > focused.current && field.current) focusInView(field.current);
    focused.current = focusCount;
  }, [focusCount, focused]);
  return (
    <input
      ref={field}
      id={`${id}-email`}
      name="email"
      // `type="text"`: the browser's rules for addresses would conflict with ours. Addresses are left-to-right in
      // every language.
      type="text"
      inputMode="email"
      dir="ltr"
      autoCapitalize="off"
      spellCheck={false}
      autoComplete="email"
      placeholder={placeholder === RESTOCK_WORDS.restockEmail ? undefined : placeholder || undefined}
      aria-invalid={problem?.isEmail ? true : undefined}
      aria-describedby={problem ? `${id}-error` : undefined}
    />
  );
}

function MailingList({ content: { mailingList, isJoining } }: Pick<AskingProps, 'content'>): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const isShown = mailingList !== null;
  useLayoutEffect(() => {
    if (box.current) box.current.checked = isJoining;
  }, [isShown, isJoining]);
  if (mailingList === null) return null;
  return (
    <label data-part="choice">
      <input ref={box} type="checkbox" name="isJoinMailingList" />
      <span>{mailingList}</span>
    </label>
  );
}

interface SignedUpProps {
  readonly text: string;
  readonly isNew: boolean;
  readonly again: () => void;
}

function SignedUp({ text, isNew, again }: SignedUpProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && place.current) focusInView(place.current);
  }, [isNew]);
  return (
    <>
      <div data-part="sent" ref={place} tabIndex={-1} role="status">
        <p>{text}</p>
      </div>
      <button data-part="again" type="button" onClick={again}>
        {RESTOCK_WORDS.restockOtherEmail}
      </button>
    </>
  );
}
