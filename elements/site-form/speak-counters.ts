import { countCharacters, speakCount, type Counter, type Form } from '../../core/forms/index.ts';
import { announce } from '../parts/announce.ts';

/**
 * Has the counters of text areas spoken to a visitor who types.
 * @param element around the text areas: the tag, or the author's form
 * @param getForm the form, once it is known
 * @param signal fires when nothing is spoken any more; never for a tag
 * Source: docs/behaviour/forms.md §4.4
 */
export function speakCounters(element: HTMLElement, getForm: () => Form | null, signal?: AbortSignal): void {
  const formers = new WeakMap<EventTarget, Counter>();
  const count = ({ target }: Event): Counter | null => {
    if (!(target instanceof HTMLTextAreaElement)) return null;
    const field = getForm()?.fields.find(({ controls }) => controls.some(({ name }) => name === target.name));
    const maxLength = field?.maxLength ?? null;
    if (maxLength === null) return null;
    const counter = countCharacters(target.value, maxLength);
    formers.set(target, counter);
    return counter;
  };
  // What a script or a draft has written meanwhile is not the visitor's doing.
  element.addEventListener('focusin', count, { signal });
  const speak = (event: Event) => {
    const former = event.target && formers.get(event.target);
    const counter = count(event);
    const spoken = counter && former ? speakCount(former, counter) : null;
    if (spoken) announce(spoken.text, 'site-form/counter', spoken.delayMs);
  };
  element.addEventListener('input', speak, { signal });
}
