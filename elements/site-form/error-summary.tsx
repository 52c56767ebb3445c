import { useEffect, useRef, type ReactNode } from 'react';
import type { FormSummary, FormSummaryLink } from '../../core/forms/index.ts';
import { controlId } from './fields/field-view.tsx';
import { focusInView } from '../ui/index.ts';
import { leadTo } from './lead-to.ts';

interface SummaryProps {
  readonly summary: FormSummary;
  readonly formId: string;
}

/**
 * Says above the fields why the form was not sent, with a link to each field; takes the focus.
 * @param props the summary; a `key` for each attempt
 */
export function ErrorSummary({ summary, formId }: SummaryProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) focusInView(place.current);
  }, []);
  const { heading, detail, links } = summary;
  return (
    <div data-part="summary" ref={place} tabIndex={-1} role="group" aria-labelledby={`${formId}-banner`}>
      <p id={`${formId}-banner`}>{heading}</p>
      {detail !== null && <p>{detail}</p>}
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.fieldId}>
              <FieldLink link={link} formId={formId} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FieldLink({ link, formId }: { readonly link: FormSummaryLink; readonly formId: string }): ReactNode {
  const id = controlId(formId, link.control);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // The form may be in a shadow root of the page's.
        const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
        const control = root.getElementById(id);
        if (!control) return;
        event.preventDefault();
        leadTo(control);
      }}
    >
      {link.text}
    </a>
  );
}
