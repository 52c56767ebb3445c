import { isComposing } from '../../../core/interface/index.ts';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { QUANTITY_LIMITS } from '../../../core/offer/index.ts';
import { fill } from '../../../core/text/index.ts';
import { CART_PAGE_WORDS } from '../../../core/words/index.ts';
import { useTyped } from '../../forms/view/index.ts';
import { focusInView } from '../../ui/index.ts';
import { type CartActions, editName, type LineContent, quantityName } from '../index.ts';
import { LineAnswers } from './line-answers.tsx';
import { LinePicture } from './line-picture.tsx';
import { Messages } from './messages.tsx';
import { isFocusNowhere } from './focus-nowhere.ts';

interface LineProps {
  readonly line: LineContent;
  readonly actions: CartActions;
}

interface DescribedProps extends LineProps {
  /** The ids of what describes the line's field. */
  readonly describedBy: string | undefined;
}

interface CartLineProps extends LineProps {
  /**
   * Called with its index when it is removed with the focus, except by a removal here: after that the Undo
   * offer takes the focus.
   */
  readonly onLostFocus: (index: number) => void;
}

/**
 * Renders one line: picture, title, price, quantity, remove button, and failures.
 * @param props the line and its actions
 */
export function CartLine({ line, actions, onLostFocus }: CartLineProps): ReactNode {
  const id = useId();
  const item = useLostFocus(line, onLostFocus);
  const controls = useRef<HTMLDivElement>(null);
  const { entry, totalText, isUpdating, isRemoving, problem, warnings } = line;
  const { title, productUrl, image } = entry;
  const ids = { problem: `${id}problem`, warning: `${id}warning`, note: `${id}note` };
  const describedBy = [problem && ids.problem, warnings.length > 0 && ids.warning].filter(Boolean).join(' ');
  return (
    <li ref={item} part={isRemoving ? 'line removing' : 'line'} aria-busy={isUpdating || isRemoving}>
      <LinePicture image={image} title={title} />
      <h2 part="title">{productUrl === null ? title : <a href={productUrl}>{title}</a>}</h2>
      <span part="line-total">
        <bdi>{totalText}</bdi>
      </span>
      <Details line={line} />
      <LineAnswers answers={line.answers} />
      <div ref={controls} part="controls">
        {!isRemoving && <Stepper line={line} actions={actions} describedBy={describedBy || undefined} />}
        <span part="line-actions">
          {!isRemoving && <EditButton line={line} actions={actions} noteId={ids.note} />}
          <RemoveButton line={line} actions={actions} />
        </span>
        <MissingAnswers line={line} id={ids.note} />
      </div>
      <Messages anchor={controls} problem={problem} warnings={warnings} ids={ids} />
    </li>
  );
}

/** Reports when an item is unmounted with the focus: its cleanup runs while it is still in the page. */
function useLostFocus(
  { isRemoving }: LineContent,
  onLost: CartLineProps['onLostFocus'],
): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  const reportLost = useRef<typeof onLost | null>(null);
  useLayoutEffect(() => {
    reportLost.current = isRemoving ? null : onLost;
  }, [isRemoving, onLost]);
  useLayoutEffect(() => {
    const { current } = item;
    return () => {
      if (current?.parentNode && current.matches(':focus-within'))
        reportLost.current?.([...current.parentNode.children].indexOf(current));
    };
  }, []);
  return item;
}

function Details({ line: { variantText, priceText } }: Pick<LineProps, 'line'>): ReactNode {
  // Also for a single piece: otherwise the first click would move the content below.
  const each = priceText === null ? '' : fill(CART_PAGE_WORDS.priceEach, { price: priceText });
  return <p part="details">{[variantText, each].filter(Boolean).join(' · ')}</p>;
}

function MissingAnswers({ line, id }: Pick<LineProps, 'line'> & { readonly id: string }): ReactNode {
  if (line.isRemoving || !line.lacksAnswers) return null;
  return (
    <span part="details" id={id}>
      {CART_PAGE_WORDS.answersMissing}
    </span>
  );
}

/** The button, and so the focus, stays until the store has answered: a refusal brings the line back around it. */
function RemoveButton({ line, actions }: LineProps): ReactNode {
  const { entry, isRemoving } = line;
  const title = fullTitle(line);
  return (
    <button
      part="quiet-button remove"
      type="button"
      aria-disabled={isRemoving || undefined}
      aria-label={
        isRemoving ? `${CART_PAGE_WORDS.removing} ${title}` : fill(CART_PAGE_WORDS.removeItem, { title })
      }
      onClick={() => {
        if (!isRemoving) actions.remove(entry);
      }}
    >
      {isRemoving ? CART_PAGE_WORDS.removing : CART_PAGE_WORDS.remove}
    </button>
  );
}

interface EditProps extends LineProps {
  /** The id of the note that answers are missing. */
  readonly noteId: string;
}

function EditButton({ line, actions, noteId }: EditProps): ReactNode {
  const { entry, lacksAnswers } = line;
  if (entry.additionalFieldsFormId === null) return null;
  return (
    <button
      part="quiet-button edit"
      type="button"
      name={editName(entry.id)}
      aria-label={fill(CART_PAGE_WORDS.editItem, { title: fullTitle(line) })}
      aria-describedby={lacksAnswers ? noteId : undefined}
      onClick={() => {
        actions.edit(entry);
      }}
    >
      {CART_PAGE_WORDS.editForm}
    </button>
  );
}

function Stepper({ line, actions, describedBy }: DescribedProps): ReactNode {
  const { entry, quantity } = line;
  const title = fullTitle(line);
  const isLeast = quantity <= QUANTITY_LIMITS.min;
  const isMost = quantity >= QUANTITY_LIMITS.max;
  return (
    <span part="stepper">
      <button
        type="button"
        aria-disabled={isLeast || undefined}
        aria-label={fill(CART_PAGE_WORDS.decrease, { title })}
        onClick={() => {
          if (!isLeast) actions.step(entry, -1);
        }}
      >
        −
      </button>
      <QuantityField line={line} actions={actions} describedBy={describedBy} />
      <button
        type="button"
        aria-disabled={isMost || undefined}
        aria-label={fill(CART_PAGE_WORDS.increase, { title })}
        onClick={() => {
          if (!isMost) actions.step(entry, 1);
        }}
      >
        +
      </button>
    </span>
  );
}

function QuantityField({ line, actions, describedBy }: DescribedProps): ReactNode {
  const { entry, quantityText, problem, isRestored } = line;
  const field = useRef<HTMLInputElement>(null);
  // The undo button that restored the line is gone, and the focus with it.
  useEffect(() => {
    if (isRestored && field.current && isFocusNowhere(field.current)) focusInView(field.current);
  }, [isRestored]);
  // Browsers send blur for a moved field; the focus is back within the same task.
  const leave = (left: HTMLInputElement) => {
    queueMicrotask(() => {
      const { activeElement } = left.getRootNode() as Document | ShadowRoot;
      if (activeElement !== left) actions.leaveQuantity(entry);
    });
  };
  // Uncontrolled: React ignores the events of a field whose value a script of the page has set.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== quantityText) field.current.value = quantityText;
  }, [quantityText]);
  useTyped(field, (typed, { type }) => {
    if (typed.value !== quantityText) actions.typeQuantity(entry.id, typed.value);
    // A script has changed it: no visitor will leave it.
    if (type === 'change') leave(typed);
  });
  return (
    <input
      ref={field}
      name={quantityName(entry.id)}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      aria-label={fill(CART_PAGE_WORDS.quantityOf, { title: fullTitle(line) })}
      aria-invalid={problem ? true : undefined}
      aria-describedby={describedBy}
      onBlur={({ currentTarget }) => {
        leave(currentTarget);
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposing(nativeEvent)) actions.commitQuantity(entry);
      }}
    />
  );
}

/** The option values distinguish two variants of one product. */
function fullTitle({ entry, variantText }: LineContent): string {
  return variantText === '' ? entry.title : `${entry.title}, ${variantText}`;
}
