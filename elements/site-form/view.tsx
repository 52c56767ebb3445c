import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FAILURE_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import { focusInView } from '../ui/index.ts';
import { CaptchaPlace, OwnForm, useTyped } from '../forms/view/index.ts';
import type { FillingContent, FormContent, PostSubmit } from './content.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldView } from './fields/field-view.tsx';
import type { FormActions } from './form-parts.ts';
import { showPostSubmit } from './show-post-submit.ts';
import { useShownSummary } from './use-shown-summary.ts';

type ViewProps = DrawingProps<FormContent, FormActions>;

/**
 * Draws a form of the site.
 * @param props its content and actions
 * @returns the form, its placeholder, or the thanks
 */
export function View({ content, actions }: ViewProps): ReactNode {
  switch (content.state) {
    case 'loading':
      return <div data-part="loading" aria-busy="true" />;
    case 'unavailable':
      return (
        <div data-part="summary" role="alert">
          <p>{content.message}</p>
          {content.canRetry && (
            <button type="button" onClick={actions.retry}>
              {FAILURE_WORDS.retry}
            </button>
          )}
        </div>
      );
    case 'filling':
      return content.isPart ? (
        <PartView content={content} actions={actions} />
      ) : (
        <FormView content={content} actions={actions} />
      );
    case 'sent':
      return (
        <>
          <Sent text={content.text} />
          {content.postSubmit && <AfterSent postSubmit={content.postSubmit} />}
        </>
      );
  }
}

interface FormProps {
  readonly content: FillingContent;
  readonly actions: FormActions;
}

/** Remembers what the controls were drawn with; a change by a script may have no event. Source: docs/behaviour/forms.md §3.6 */
function useDrawn(place: RefObject<HTMLElement | null>, { content, actions }: FormProps): void {
  useLayoutEffect(() => {
    if (place.current) actions.drawn({ root: place.current, values: content.values });
  });
  useLayoutEffect(
    () => () => {
      actions.drawn(null);
    },
    [actions],
  );
}

function FormView({ content, actions }: FormProps): ReactNode {
  const { form, isNewsletter, problems, note } = content;
  const formId = `site-form${useId()}`;
  const place = useRef<HTMLFormElement>(null);
  useDrawn(place, { content, actions });
  const summary = useShownSummary(place, content);
  return (
    <OwnForm
      place={place}
      noValidate
      data-part="form"
      data-variant={isNewsletter ? 'newsletter' : undefined}
      onFocus={actions.begin}
      onTyped={actions.sync}
      send={() => {
        actions.submit();
      }}
    >
      {summary && <ErrorSummary key={content.failureCount} summary={summary} formId={formId} />}
      {form.fields.map((field) => (
        <FieldView key={field.id} field={field} content={content} sync={actions.sync} formId={formId} />
      ))}
      {form.disclaimer !== '' && <p data-part="disclaimer">{form.disclaimer}</p>}
      {problems.size > 0 && summary && <p data-part="error">{note}</p>}
      {form.hasCaptcha && <CaptchaPlace place={actions.placeCaptcha} />}
      <SubmitButton content={content} />
    </OwnForm>
  );
}

function SubmitButton({ content }: Pick<FormProps, 'content'>): ReactNode {
  const { isSubmitting, isBlocked, submitText, busyText } = content;
  return (
    <button
      data-part="submit"
      aria-disabled={isSubmitting || isBlocked || undefined}
      aria-busy={isSubmitting || undefined}
    >
      <span>{isSubmitting ? busyText : submitText}</span>
    </button>
  );
}

/** Nested forms are invalid HTML: the fields belong to the page's own form, which has its own button. */
function PartView({ content, actions }: FormProps): ReactNode {
  const { form, isNewsletter } = content;
  const formId = `site-form${useId()}`;
  const place = useRef<HTMLDivElement>(null);
  useDrawn(place, { content, actions });
  useTyped(place, actions.sync);
  return (
    <div ref={place} data-part="form" data-variant={isNewsletter ? 'newsletter' : undefined}>
      {form.fields.map((field) => (
        <FieldView key={field.id} field={field} content={content} sync={actions.sync} formId={formId} />
      ))}
    </div>
  );
}

function Sent({ text }: { readonly text: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) focusInView(place.current);
  }, []);
  return (
    <div data-part="sent" ref={place} tabIndex={-1} role="status">
      <p>{text}</p>
    </div>
  );
}

/** Outside the status: a screen reader reads it on navigation, not as an announcement. */
function AfterSent({ postSubmit }: { readonly postSubmit: PostSubmit }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void showPostSubmit(place.current, postSubmit);
  }, [postSubmit]);
  return <div data-part="post-submit" ref={place} />;
}
