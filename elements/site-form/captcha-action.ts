import { membersOf } from '../../core/shared/index.ts';
import { CAPTCHA_ACTIONS, type CaptchaAction } from '../../core/captcha-provider/index.ts';

/**
 * Names the action of a form's captcha.
 * @param element the tag, or the printed form
 * @param isNewsletter whether it signs up for a newsletter
 * @returns that of a popup for a form in one, whatever its kind
 * Source: docs/behaviour/captcha.md §1.2
 */
export function captchaActionOf(element: Element, isNewsletter: boolean): CaptchaAction {
  if (isInPopup(element)) return CAPTCHA_ACTIONS.promoPopup;
  return isNewsletter ? CAPTCHA_ACTIONS.newsletter : CAPTCHA_ACTIONS.form;
}

function isInPopup(element: Element): boolean {
  // A field of a printed form may have any name.
  const { closest, getRootNode } = membersOf(element);
  if (closest('popup-overlay')) return true;
  const root = getRootNode();
  return root instanceof ShadowRoot && isInPopup(root.host);
}
