import { countCharacters } from '../../../core/forms/index.ts';
import type { FillingContent } from '../content.ts';

/**
 * Updates the author's counters: `[data-part="counter"][data-field="…"]`.
 * @param form the author's form
 * @param content its values
 * Source: docs/behaviour/forms.md §4.4
 */
export function showCounters(form: HTMLFormElement, { form: { fields }, values }: FillingContent): void {
  for (const { id, maxLength } of fields) {
    if (maxLength === null) continue;
    const counter = form.querySelector<HTMLElement>(`[data-part="counter"][data-field="${CSS.escape(id)}"]`);
    if (!counter) continue;
    const { text, room } = countCharacters(values.get(id)?.[0] ?? '', maxLength);
    counter.textContent = text;
    counter.hidden = false;
    // Announced by the page's live region, and not on every key.
    counter.setAttribute('aria-hidden', 'true');
    counter.toggleAttribute('data-over', room === 'exceeded');
  }
}
