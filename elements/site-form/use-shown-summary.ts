import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { FormSummary } from '../../core/forms/index.ts';
import { focusInView } from '../ui/index.ts';
import type { FillingContent } from './content.ts';
import { isAllInView, shownSummary } from './shown-summary.ts';

/**
 * Decides after each failed attempt whether the errors at the fields are enough, and focuses the first of them then.
 * They are measured before the summary is drawn, because it would move them.
 * @param place the drawn form
 * @param content the form's content
 * @returns the summary to draw; null for none
 * Source: docs/behaviour/forms.md §7.4
 */
export function useShownSummary(
  place: RefObject<HTMLElement | null>,
  content: FillingContent,
): FormSummary | null {
  const { failureCount } = content;
  const [measured, setMeasured] = useState({ failureCount: 0, isAll: false });
  const isMeasured = measured.failureCount === failureCount;
  useLayoutEffect(() => {
    const form = place.current;
    if (isMeasured || !form) return;
    const errors = [...form.querySelectorAll('[data-part="field"] [data-part="error"]')];
    setMeasured({
      failureCount,
      isAll: isAllInView(content, { form, errors, controls: invalidControls(form) }),
    });
  }, [content, failureCount, isMeasured, place]);
  const summary = isMeasured ? shownSummary(content, measured.isAll) : null;
  const isAtFields = isMeasured && failureCount > 0 && summary === null;
  useEffect(() => {
    const [first] = isAtFields && place.current ? invalidControls(place.current) : [];
    if (first) focusInView(first);
    // Also with a second failure.
  }, [failureCount, isAtFields, place]);
  return summary;
}

function invalidControls(form: HTMLElement): readonly HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
}
