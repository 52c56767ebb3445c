import { useEffect, useRef, type ReactNode } from 'react';
import type { Field } from '../../core/forms/index.ts';
import { fill } from '../../core/text/index.ts';
import { FORM_WORDS } from '../../core/words/index.ts';
import type { FillingContent } from './content.ts';
import { controlId } from './fields/field-view.tsx';

interface SummaryProps {
  readonly content: FillingContent;
  readonly formId: string;
}

/**
 * Says above the fields why the form was not sent, with a link to each field; it takes the focus each time.
 * @param props what the form shows
 * @returns nothing while there is nothing to say
 */
export function ErrorSummary({ content, formId }: SummaryProps): ReactNode {
  const { banner, problems, form, failureCount } = content;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failureCount > 0) summary.current?.focus();
  }, [failureCount]);
  if (banner === null) return null;
  const fields = form.fields.filter(({ id }) => problems.has(id));
  return (
    <div data-part="summary" ref={summary} tabIndex={-1} role="group" aria-labelledby={`${formId}-banner`}>
      <p id={`${formId}-banner`}>{fields.length > 0 ? FORM_WORDS.problemBelow : banner}</p>
      {fields.length > 0 && <p>{banner}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field.id}>
              <SummaryLink field={field} formId={formId} problem={problems.get(field.id) ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface LinkProps {
  readonly field: Field;
  readonly formId: string;
  readonly problem: string;
}

function SummaryLink({ field, formId, problem }: LinkProps): ReactNode {
  const id = controlId(formId, field.controls[0]?.name ?? field.id);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // The form may stand in somebody's shadow root.
        const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
        const control = root.getElementById(id);
        if (!control) return;
        event.preventDefault();
        // The title and the error stand above the control.
        (control.closest('fieldset, [data-part=field]') ?? control).scrollIntoView({ block: 'start' });
        control.focus({ preventScroll: true });
      }}
    >
      {fill(FORM_WORDS.problemOf, { title: field.title, problem })}
    </a>
  );
}
