import { useCallback, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { fill } from '../../../core/text/index.ts';
import { CART_PAGE_WORDS } from '../../../core/words/index.ts';
import { OwnForm } from '../../forms/view/index.ts';
import { focusInView } from '../../ui/index.ts';
import { type CartActions, CODE_NAME, type CodeContent, type CodesContent } from '../index.ts';
import { isFocusNowhere } from './focus-nowhere.ts';
import { Messages } from './messages.tsx';

interface CodeFormProps {
  readonly codes: CodesContent;
  readonly actions: CartActions;
}

/**
 * Renders the field for discount and gift-card codes, and the codes of the cart.
 * @param props its content and actions
 * Source: docs/behaviour/cart-page.md §7
 */
export function CodeForm({ codes, actions }: CodeFormProps): ReactNode {
  const { text, isApplying, problem } = codes;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLSpanElement>(null);
  const ids = { problem: `${id}problem`, warning: `${id}warning` };
  // Uncontrolled: React ignores the events of a field whose value a script of the page has set.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);
  const typed = () => {
    if (field.current && field.current.value !== text) actions.typeCode(field.current.value);
  };
  return (
    <OwnForm
      part="code-form"
      noValidate
      onTyped={typed}
      send={() => {
        typed();
        actions.applyCode();
      }}
    >
      <label part="field-label" htmlFor={`${id}field`}>
        {CART_PAGE_WORDS.codeLabel}
      </label>
      <span ref={row} part="code-row">
        <input
          ref={field}
          id={`${id}field`}
          part="field"
          name={CODE_NAME}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? ids.problem : undefined}
        />
        <ApplyButton isApplying={isApplying} />
      </span>
      <Messages anchor={row} problem={problem} ids={ids} />
      <CodeList codes={codes.codes} actions={actions} field={field} />
    </OwnForm>
  );
}

function ApplyButton({ isApplying }: Pick<CodesContent, 'isApplying'>): ReactNode {
  return (
    <button
      part="apply"
      type="submit"
      aria-disabled={isApplying || undefined}
      aria-busy={isApplying || undefined}
    >
      {isApplying ? CART_PAGE_WORDS.applyingCode : CART_PAGE_WORDS.applyCode}
    </button>
  );
}

interface CodeListProps {
  readonly codes: readonly CodeContent[];
  readonly actions: CartActions;
  /** Takes the focus of a removed code. */
  readonly field: { readonly current: HTMLInputElement | null };
}

function CodeList({ codes, actions, field }: CodeListProps): ReactNode {
  const isLost = useRef(false);
  const noteLost = useCallback(() => {
    isLost.current = true;
  }, []);
  useEffect(() => {
    if (isLost.current && field.current && isFocusNowhere(field.current)) focusInView(field.current);
    isLost.current = false;
  });
  if (codes.length === 0) return null;
  return (
    <ul part="codes" aria-label={CART_PAGE_WORDS.codeList}>
      {codes.map((code) => (
        <CodeRow key={code.code} code={code} actions={actions} onLostFocus={noteLost} />
      ))}
    </ul>
  );
}

interface CodeRowProps {
  readonly code: CodeContent;
  readonly actions: CartActions;
  /** Called when the row is removed with the focus. */
  readonly onLostFocus: () => void;
}

function CodeRow({
  code: { code, isValid, reason, isRemoving, problem },
  actions,
  onLostFocus,
}: CodeRowProps): ReactNode {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.matches(':focus-within')) onLostFocus();
    };
  }, [onLostFocus]);
  return (
    <li ref={row} part="code" aria-busy={isRemoving || undefined}>
      <span>
        <bdi>{isValid ? code : fill(CART_PAGE_WORDS.invalidCoupon, { code })}</bdi>
        {reason !== null && (
          <span part="code-reason" dir="auto">
            {reason}
          </span>
        )}
      </span>
      <button
        part="quiet-button remove-code"
        type="button"
        aria-disabled={isRemoving || undefined}
        aria-label={
          isRemoving ? `${CART_PAGE_WORDS.removing} ${code}` : fill(CART_PAGE_WORDS.removeCode, { code })
        }
        onClick={() => {
          actions.removeCode(code);
        }}
      >
        {isRemoving ? CART_PAGE_WORDS.removing : CART_PAGE_WORDS.remove}
      </button>
      <Messages anchor={row} problem={problem} />
    </li>
  );
}
