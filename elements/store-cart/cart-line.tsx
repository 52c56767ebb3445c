import { useEffect, useId, useRef, type ReactNode } from 'react';
import { QUANTITY_LIMITS } from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import { CART_PAGE_WORDS } from '../../core/words/index.ts';
import { editName, quantityName, type LineContent } from './content.ts';
import type { CartActions } from './model.ts';
import { Failure } from './failure.tsx';
import { isFocusNowhere } from './focus-nowhere.ts';

interface LineProps {
  readonly line: LineContent;
  readonly actions: CartActions;
}

interface DescribedProps extends LineProps {
  /** The id of what describes the line's problem. */
  readonly problemId: string;
}

/**
 * Renders one line: picture, title, price, quantity, remove button, and failures.
 * @param props the line and its actions
 */
export function CartLine({ line, actions }: LineProps): ReactNode {
  const problemId = useId();
  const { entry, variantText, priceText, totalText, isUpdating, isRemoving } = line;
  const { title, productUrl, image } = entry;
  // Also for a single piece: otherwise the first step would move what stands below.
  const each = priceText === null ? '' : fill(CART_PAGE_WORDS.priceEach, { price: priceText });
  return (
    <li part="line" aria-busy={isUpdating || isRemoving}>
      {image ? <img part="image" src={image.assetUrl} alt="" loading="lazy" /> : <span part="image" />}
      <h2 part="title">{productUrl === null ? title : <a href={productUrl}>{title}</a>}</h2>
      <span part="line-total">{totalText}</span>
      <p part="details">{[variantText, each].filter(Boolean).join(' · ')}</p>
      <div part="controls">
        <Stepper line={line} actions={actions} problemId={problemId} />
        <EditButton line={line} actions={actions} />
        <button
          part="quiet-button remove"
          type="button"
          aria-disabled={isRemoving || undefined}
          aria-label={fill(CART_PAGE_WORDS.removeItem, { title: fullTitle(line) })}
          onClick={() => {
            if (!isRemoving) actions.remove(entry);
          }}
        >
          {CART_PAGE_WORDS.remove}
        </button>
      </div>
      <Failure id={problemId} problem={line.problem} />
    </li>
  );
}

function EditButton({ line, actions }: LineProps): ReactNode {
  const { entry, lacksAnswers } = line;
  if (entry.additionalFieldsFormId === null) return null;
  return (
    <>
      <button
        part="quiet-button edit"
        type="button"
        name={editName(entry.id)}
        aria-label={fill(CART_PAGE_WORDS.editItem, { title: fullTitle(line) })}
        onClick={() => {
          actions.edit(entry);
        }}
      >
        {CART_PAGE_WORDS.editForm}
      </button>
      {lacksAnswers && <span part="details">{CART_PAGE_WORDS.answersMissing}</span>}
    </>
  );
}

function Stepper({ line, actions, problemId }: DescribedProps): ReactNode {
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
      <QuantityField line={line} actions={actions} problemId={problemId} />
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

function QuantityField({ line, actions, problemId }: DescribedProps): ReactNode {
  const { entry, quantityText, problem, isRestored } = line;
  const field = useRef<HTMLInputElement>(null);
  // The undo button that restored the line is gone, and the focus with it.
  useEffect(() => {
    if (isRestored && field.current && isFocusNowhere(field.current)) field.current.focus();
  }, [isRestored]);
  // Browsers send blur for a moved field; the focus is back within the same task.
  const leave = (left: HTMLInputElement) => {
    queueMicrotask(() => {
      const { activeElement } = left.getRootNode() as Document | ShadowRoot;
      if (activeElement !== left) actions.leaveQuantity(entry);
    });
  };
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
      aria-describedby={problem ? problemId : undefined}
      value={quantityText}
      onChange={({ currentTarget }) => {
        actions.typeQuantity(entry.id, currentTarget.value);
      }}
      onBlur={({ currentTarget }) => {
        leave(currentTarget);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') actions.commitQuantity(entry);
      }}
    />
  );
}

/** The option values distinguish two variants of one product. */
function fullTitle({ entry, variantText }: LineContent): string {
  return variantText === '' ? entry.title : `${entry.title}, ${variantText}`;
}
