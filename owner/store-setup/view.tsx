import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { fill } from '../../core/text/index.ts';
import { FAILURE_WORDS, STORE_SETUP_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../../elements/host/index.ts';
import type {
  AskingContent,
  DoneContent,
  SetupActions,
  SetupContent,
  StepContent,
  UnderwayContent,
} from './content.ts';
import { useControl } from '../editor/view/index.ts';
import { focusInView } from '../../elements/ui/index.ts';
import { nameOfStep, wordOfStatus } from './step-words.ts';

/**
 * Draws the creation of a store.
 * @param props its content and actions
 */
export function View({ content, actions }: DrawingProps<SetupContent, SetupActions>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useFocus(place, content.focusCount);
  return (
    <div part="layout" ref={place}>
      {content.state === 'asking' && <Asking content={content} actions={actions} />}
      {(content.state === 'creating' || content.state === 'stopped') && (
        <Underway content={content} actions={actions} />
      )}
      {content.state === 'done' && <Done content={content} actions={actions} />}
    </div>
  );
}

/** The clicked button is gone, with the focus: focus the field at fault, or the new content. */
function useFocus(place: RefObject<HTMLElement | null>, focusCount: number): void {
  const followed = useRef(focusCount);
  useEffect(() => {
    if (focusCount === followed.current) return;
    followed.current = focusCount;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    const target = find('[aria-invalid=true]') ?? find('[tabindex="-1"]') ?? find('input');
    if (target) focusInView(target);
  }, [place, focusCount]);
}

interface AskingProps {
  readonly content: AskingContent;
  readonly actions: SetupActions;
}

function Asking({ content, actions }: AskingProps): ReactNode {
  const { typed, failure } = content;
  const box = useControl<HTMLInputElement>(({ checked }) => {
    actions.type({ isInNavigation: checked });
  });
  return (
    <form
      part="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actions.create();
      }}
    >
      {failure !== null && (
        <p part="failure" role="alert">
          {failure}
        </p>
      )}
      <Title content={content} actions={actions} />
      <Description content={content} actions={actions} />
      <label part="choice">
        <input {...box} type="checkbox" checked={typed.isInNavigation} />
        <span>{STORE_SETUP_WORDS.storeInNavigation}</span>
      </label>
      <button part="button">{STORE_SETUP_WORDS.createStore}</button>
    </form>
  );
}

function Title({ content, actions }: AskingProps): ReactNode {
  const { typed, address, titleError } = content;
  const id = useId();
  const line = useControl<HTMLInputElement>(({ value }) => {
    actions.type({ title: value });
  });
  return (
    <div part="field">
      <label htmlFor={id}>{STORE_SETUP_WORDS.storeTitle}</label>
      {titleError !== null && <FieldError id={`${id}-error`} text={titleError} />}
      <input
        {...line}
        id={id}
        type="text"
        autoComplete="off"
        required
        value={typed.title}
        aria-invalid={titleError !== null}
        aria-describedby={titleError === null ? `${id}-address` : `${id}-error ${id}-address`}
      />
      <p part="address" id={`${id}-address`}>
        {address !== null && <Address address={address} />}
      </p>
    </div>
  );
}

function Description({ content: { typed, descriptionError }, actions }: AskingProps): ReactNode {
  const id = useId();
  const lines = useControl<HTMLTextAreaElement>(({ value }) => {
    actions.type({ description: value });
  });
  return (
    <div part="field">
      <label htmlFor={id}>{STORE_SETUP_WORDS.storeDescription}</label>
      {descriptionError !== null && <FieldError id={`${id}-error`} text={descriptionError} />}
      <textarea
        {...lines}
        id={id}
        rows={3}
        value={typed.description}
        aria-invalid={descriptionError !== null}
        aria-describedby={descriptionError === null ? undefined : `${id}-error`}
      />
    </div>
  );
}

function FieldError({ id, text }: { readonly id: string; readonly text: string }): ReactNode {
  return (
    <span part="error" id={id} role="alert">
      {text}
    </span>
  );
}

/** URLs are left-to-right in every language. */
function Address({ address }: { readonly address: string }): ReactNode {
  const [before, after] = STORE_SETUP_WORDS.storeAddress.split('{address}');
  return (
    <>
      <span>{before}</span>
      <bdi dir="ltr">{address}</bdi>
      <span>{after}</span>
    </>
  );
}

interface UnderwayProps {
  readonly content: UnderwayContent;
  readonly actions: SetupActions;
}

function Underway({ content, actions }: UnderwayProps): ReactNode {
  const { state, title, address, steps, failure, canSkip } = content;
  const words = state === 'creating' ? STORE_SETUP_WORDS.creatingStore : STORE_SETUP_WORDS.unfinishedStore;
  return (
    <>
      <Heading text={fill(words, { title })} address={address} />
      <Steps steps={steps} />
      {failure !== null && (
        <>
          <div role="alert">
            <p part="failure">{failure}</p>
            <p part="note">{STORE_SETUP_WORDS.nothingTwice}</p>
          </div>
          <div part="actions">
            <button part="button" onClick={actions.retry}>
              {FAILURE_WORDS.retry}
            </button>
            {canSkip && (
              <button part="quiet-button" onClick={actions.skip}>
                {STORE_SETUP_WORDS.withoutNavigation}
              </button>
            )}
            <button part="quiet-button" onClick={actions.startOver}>
              {STORE_SETUP_WORDS.giveUpStore}
            </button>
          </div>
        </>
      )}
    </>
  );
}

function Done({
  content,
  actions,
}: {
  readonly content: DoneContent;
  readonly actions: SetupActions;
}): ReactNode {
  const { title, address, steps } = content;
  return (
    <>
      <Heading text={fill(STORE_SETUP_WORDS.storeReady, { title })} address={address} />
      <Steps steps={steps} />
      <div part="actions">
        <a part="link" href={address}>
          {STORE_SETUP_WORDS.openStore}
        </a>
        <button part="quiet-button" onClick={actions.startOver}>
          {STORE_SETUP_WORDS.createAnotherStore}
        </button>
      </div>
    </>
  );
}

/** Not `h2`: pages style those as large as a chapter title. */
function Heading({ text, address }: { readonly text: string; readonly address: string }): ReactNode {
  return (
    <div>
      <div part="heading" role="heading" aria-level={2} tabIndex={-1}>
        {text}
      </div>
      <p part="address">
        <Address address={address} />
      </p>
    </div>
  );
}

function Steps({ steps }: { readonly steps: readonly StepContent[] }): ReactNode {
  return (
    <ol part="steps" role="list" aria-label={STORE_SETUP_WORDS.stepsOfStore}>
      {steps.map(({ step, status }) => (
        <li key={step} part={`step ${status}`} aria-current={status === 'running' ? 'step' : undefined}>
          <span>{nameOfStep(step)}</span> <span part="status">{wordOfStatus(status)}</span>
        </li>
      ))}
    </ol>
  );
}
