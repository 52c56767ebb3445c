import { countCharacters, counterAnnouncement, type Counter } from '../../core/forms/index.ts';
import { announce } from '../ui/index.ts';
import { nameInPage } from './fields/name-in-page.ts';
import type { FormModel } from './model.ts';

/**
 * Announces the counters of text areas while the visitor types.
 * @param model the form
 * @param listen listens to a bubbling event at the form's controls
 * Source: docs/behaviour/forms.md §4.4
 */
export function announceCounters(
  { $content }: FormModel,
  listen: (type: string, listener: (event: Event) => void) => void,
): void {
  const formers = new WeakMap<EventTarget, Counter>();
  const count = ({ target }: Event): Counter | null => {
    const content = $content.get();
    if (content.state !== 'filling' || !(target instanceof HTMLTextAreaElement)) return null;
    const field = content.form.fields.find(({ controls }) =>
      controls.some(({ name }) => [name, nameInPage(name)].includes(target.name)),
    );
    const maxLength = field?.maxLength ?? null;
    if (maxLength === null) return null;
    const counter = countCharacters(target.value, maxLength);
    formers.set(target, counter);
    return counter;
  };
  // Changes by a script or a draft are not announced.
  listen('focusin', count);
  listen('input', (event) => {
    const former = event.target && formers.get(event.target);
    const counter = count(event);
    const spoken = counter && former ? counterAnnouncement(former, counter) : null;
    if (spoken) announce(spoken.text, 'site-form/counter', spoken.delayMs);
  });
}
