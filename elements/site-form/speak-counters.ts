import { countCharacters, speakCount, type Counter } from '../../core/forms/index.ts';
import { announce } from '../parts/announce.ts';
import type { FormModel } from './model.ts';

/**
 * Has the counters of text areas spoken to a visitor who types.
 * @param model the form
 * @param listen listens to an event, which bubbles, at the form's controls
 * Source: docs/behaviour/forms.md §4.4
 */
export function speakCounters(
  { $content }: FormModel,
  listen: (type: string, hear: (event: Event) => void) => void,
): void {
  const formers = new WeakMap<EventTarget, Counter>();
  const count = ({ target }: Event): Counter | null => {
    const content = $content.get();
    if (content.state !== 'filling' || !(target instanceof HTMLTextAreaElement)) return null;
    const field = content.form.fields.find(({ controls }) =>
      controls.some(({ name }) => name === target.name),
    );
    const maxLength = field?.maxLength ?? null;
    if (maxLength === null) return null;
    const counter = countCharacters(target.value, maxLength);
    formers.set(target, counter);
    return counter;
  };
  // What a script or a draft has written meanwhile is not the visitor's doing.
  listen('focusin', count);
  listen('input', (event) => {
    const former = event.target && formers.get(event.target);
    const counter = count(event);
    const spoken = counter && former ? speakCount(former, counter) : null;
    if (spoken) announce(spoken.text, 'site-form/counter', spoken.delayMs);
  });
}
