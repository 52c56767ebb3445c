import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

const later = retryable(() => import('./places/complete-address.ts'));

const LINE_TOKENS = /\b(address-line1|street-address)\b/i;

/**
 * Has the addresses of a form completed, where the page wants it; nothing of it is loaded before a visitor comes to one.
 * @param signal fires when the form is to be as it was
 * @returns hears that a control has the focus
 * Source: docs/behaviour/forms.md §13.1
 */
export function completeAddresses(signal: AbortSignal): (event: Pick<Event, 'target'>) => void {
  const shop = storefront();
  const known = new WeakSet<HTMLInputElement>();

  async function complete(line: HTMLInputElement): Promise<void> {
    const { value: initialText } = line;
    known.add(line);
    try {
      // Whether addresses are completed is a setting that is read with what talks to the store.
      await shop.prepare();
      if (!shop.settings.$settings.get().places) {
        // It may be stated later.
        known.delete(line);
        return;
      }
      const { completeAddress } = await later.load();
      if (!signal.aborted) completeAddress({ line, initialText, shop, signal });
    } catch (error) {
      known.delete(line);
      shop.report(error, 'site-form/places');
    }
  }

  return ({ target }) => {
    if (target instanceof HTMLInputElement && isFirstLine(target) && !target.readOnly && !known.has(target))
      void complete(target);
  };
}

/** By what names say of the author's fields, or by what they tell the browser. */
function isFirstLine({ name, autocomplete }: HTMLInputElement): boolean {
  return name.endsWith('.Line1') || LINE_TOKENS.test(autocomplete);
}
