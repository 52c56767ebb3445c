import type { PlainFormatter } from '../../run/area.ts';
import { isTruthy, print, toText } from '../../values/convert.ts';
import { escapeAttribute, escapeIfStrict } from '../../values/escape.ts';
import { fieldOf, step } from '../../values/path.ts';
import { merchandisingOf, ownOrShared, viewsOf } from './merchandising.ts';

const SITE_KEY = ['website', 'captchaSettings', 'siteKey'];
const VARIANT_ID = ['variantId'];
const IS_HIDDEN = ['hiddenByDefault'];

/**
 * product-restock-notification: the sign-up for restock notifications.
 * Source: docs/behaviour/template-markup.md §4.1
 */
export const restockNotification: PlainFormatter = (_args, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  return {
    scoped: (value, scope) => {
      const context = merchandisingOf(scope, value);
      const form = formOf(context);
      const id = escape(print(fieldOf(value, 'id')));
      const captcha = isTruthy(scope.lookUp(SITE_KEY)) ? '  <div class="captcha-container"></div>' : '';
      let printed = '\n\n\n\n\n\n';
      for (const view of viewsOf(context, 'restockNotificationViews')) {
        const frame = scope.enter(view);
        printed += `\n<div class="product-restock-notification" data-product-id="${id}" data-variant-id="${escape(print(frame.lookUp(VARIANT_ID)))}"${isTruthy(frame.lookUp(IS_HIDDEN)) ? ' hidden' : ''}>\n${form}${mailingList(context, view)}\n${captcha}\n</div>\n`;
      }
      return printed;
    },
  };
};

function message(context: unknown, name: string): string {
  return escapeAttribute(toText(step(fieldOf(context, 'restockNotificationMessages'), name)));
}

function formOf(context: unknown): string {
  return `  <span class="product-restock-cta">${message(context, 'CTAText')}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${message(context, 'placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${message(context, 'buttonText')}">
  </form>\n`;
}

function mailingList(context: unknown, view: unknown): string {
  if (!isTruthy(ownOrShared(view, context, 'mailingListSignUpEnabled'))) return '';
  const checked = isTruthy(ownOrShared(view, context, 'mailingListOptInByDefault')) ? ' checked' : '';
  return `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${message(context, 'mailingListDescription')}</label>`;
}
