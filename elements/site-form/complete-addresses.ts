import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

const later = retryable(() => import('./places/complete-address.ts'));

const LINE_TOKENS = /\b(address-line1|street-address)\b/i;

/**
 * Completes the addresses of a form, where the page enables it; the code loads when a visitor focuses one.
 * @param signal aborts to restore the form
 * @returns handles `focusin` on a control
 * Source: docs/behaviour/forms.md §13.1
 */
export function completeAddresses(signal: AbortSignal): (event: Pick<Event, 'target'>) => void {
  const shop = storefront();
  const known = new WeakSet<HTMLInputElement>();

  async function complete(line: HTMLInputElement): Promise<void> {
    const { value: initialText } = line;
    known.add(line);
    try {
      // Whether addresses are completed is a setting that loads with the network bundle.
      await shop.prepare();
      if (!shop.settings.$settings.get().places) {
        // It may be enabled later.
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

/** By the names of our fields, or by `autocomplete`. */
function isFirstLine({ name, autocomplete }: HTMLInputElement): boolean {
  return name.endsWith('.Line1') || LINE_TOKENS.test(autocomplete);
}
