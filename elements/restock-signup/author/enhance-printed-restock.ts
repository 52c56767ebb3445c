import { membersOf } from '../../../core/shared/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { $speech, RESTOCK_WORDS } from '../../../core/words/index.ts';
import { adoptLightStyles } from '../../host/index.ts';
import { createInertVoice, overrideUntil } from '../../ui/index.ts';
import { messageOf } from '../content.ts';
import { createRestockModel } from '../create-restock-model.ts';
import { restockLook } from '../look.ts';
import { restockStyles } from '../styles.ts';
import { enhanceRestock } from './enhance-restock.ts';

/**
 * Enhances a printed restock offer: `.product-restock-notification`.
 * @param part the offer
 * @param signal aborts to restore the printed state
 * @returns sets the variant
 * Source: docs/behaviour/printed-markup.md §7
 */
export function enhancePrintedRestock(
  part: HTMLElement,
  signal: AbortSignal,
): { readonly setVariant: (variantId: string) => void } {
  const productId = part.dataset['productId'] ?? '';
  const model = createRestockModel(part);
  const hasBox = part.querySelector('[name="isJoinMailingList"]') !== null;
  const form = part.querySelector('form');
  let nameAddress: () => void = () => undefined;
  const look = () => {
    nameAddress();
    const attributes = { mailingList: hasBox, mailingListDefault: null, successText: '' };
    model.setLook(restockLook(storefront().settings.$settings.get(), productId, attributes));
  };
  for (const store of [storefront().settings.$settings, $speech])
    signal.addEventListener('abort', store.listen(look));
  if (form) {
    signal.addEventListener('abort', model.$content.listen(createInertVoice(part, messageOf)));
    adoptLightStyles(part, [restockStyles]);
    nameAddress = addressNamer(form, signal);
    look();
    enhanceRestock({ scope: part, form, listenOn: part, model, signal });
  }
  return {
    setVariant: (variantId) => {
      model.setTarget({ productId, variantId });
    },
  };
}

/**
 * The platform prints the field without a label and without a valid `autocomplete`. The label is updated on
 * each call.
 */
function addressNamer(form: HTMLFormElement, signal: AbortSignal): () => void {
  const email = membersOf(form).querySelector<HTMLInputElement>('input[name="email"]');
  if (!email) return () => undefined;
  if (!email.autocomplete) overrideUntil(email, { autocomplete: 'email' }, signal);
  if (email.labels?.length !== 0 || email.hasAttribute('aria-label')) return () => undefined;
  const getName = () => email.placeholder || RESTOCK_WORDS.restockEmail;
  overrideUntil(email, { 'aria-label': getName() }, signal);
  return () => {
    email.setAttribute('aria-label', getName());
  };
}
