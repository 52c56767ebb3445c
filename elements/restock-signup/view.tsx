import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FORM_WORDS, RESTOCK_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
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
  return (
    <OwnForm noValidate data-part="form" onFocus={actions.begin} send={actions.submit}>
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
          <Email content={content} actions={actions} focused={focused} id={id} />
          <button
            data-part="submit"
            aria-disabled={isSubmitting || isBlocked || undefined}
            aria-busy={isSubmitting || undefined}
          >
            <span>{isSubmitting ? FORM_WORDS.submitting : buttonText}</span>
          </button>
        </div>
      </div>
      <MailingList content={content} join={actions.join} />
      <CaptchaPlace place={actions.placeCaptcha} />
    </OwnForm>
  );
}

function Email({ content, actions, focused, id }: AskingProps & { readonly id: string }): ReactNode {
  const { email, placeholder, problem, invalidity, focusCount } = content;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.setCustomValidity(invalidity);
  }, [invalidity]);
  useEffect(() => {
    if (focusCount > focused.current) field.current?.focus();
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
      value={email}
      aria-invalid={problem?.isEmail ? true : undefined}
      aria-describedby={problem ? `${id}-error` : undefined}
      onChange={({ currentTarget }) => {
        actions.type(currentTarget.value);
      }}
    />
  );
}

interface MailingListProps {
  readonly content: AskingContent;
  readonly join: RestockActions['join'];
}

function MailingList({ content: { mailingList, isJoining }, join }: MailingListProps): ReactNode {
  if (mailingList === null) return null;
  return (
    <label data-part="choice">
      <input
        type="checkbox"
        name="isJoinMailingList"
        checked={isJoining}
        onChange={({ currentTarget }) => {
          join(currentTarget.checked);
        }}
      />
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
    if (isNew) place.current?.focus();
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
