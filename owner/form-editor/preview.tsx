import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import type { FormSchema } from '../forms/index.ts';
import { FORM_EDITOR_WORDS } from '../../core/words/index.ts';

/**
 * Draws the form as visitors will see it; typed values are discarded.
 * @param props the form as it is now
 */
export function Preview({ schema }: { readonly schema: FormSchema }): ReactNode {
  const titleId = `form-editor${useId()}`;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = place;
    const keep = (event: Event) => {
      event.preventDefault();
      // The page would treat its events as a visitor's.
      event.stopPropagation();
    };
    current?.addEventListener('store-form-submit', keep);
    return () => {
      current?.removeEventListener('store-form-submit', keep);
    };
  }, []);
  const shown = useMemo(() => previewOf(schema), [schema]);
  return (
    <section ref={place} data-editor="preview" aria-labelledby={titleId}>
      <div role="heading" aria-level={3} id={titleId}>
        {FORM_EDITOR_WORDS.preview}
      </div>
      <p data-editor="hint">{FORM_EDITOR_WORDS.previewNote}</p>
      <div data-editor="paper">
        <site-form schema={shown} />
      </div>
    </section>
  );
}

/** Under another id, so that the draft of a visitor's form is not used. A captcha would be asked for tokens. */
function previewOf({ id, ...schema }: FormSchema): FormSchema {
  return { ...schema, id: `preview-${id}`, fields: schema.fields, captcha: false };
}
