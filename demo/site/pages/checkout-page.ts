import { html } from 'hono/html';

import { attributesText } from './cart-line.ts';
import { notice } from './notice.ts';
import { hiddenField, type Markup, type PageFrame, pageFrame } from './page-frame.ts';
import { price } from './price.ts';

/** What the checkout's form holds, and what is wrong with it. */
export interface CheckoutForm {
  readonly email: string;
  readonly name: string;
  readonly idempotencyKey: string;
  readonly message: string | undefined;
  /** Control → sentence. */
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * Draws the checkout.
 * @param frame nonce, crumb and cart of the visitor
 * @param form what is typed so far
 * @returns the document
 */
export function checkoutPage(frame: PageFrame, form: CheckoutForm): Markup {
  const { entries, grandTotalCents } = frame.cart;
  const main = html`<h1>Checkout</h1>
    ${notice(form.message)}
    ${
      entries.length === 0
        ? html`<p>You have nothing in your shopping cart.</p>
            <p><a href="/shop">Continue shopping</a></p>`
        : html`<ul class="cart-lines">
              ${entries.map(
                ({ title, quantity, chosenVariant, subTotal }) =>
                  html`<li>
                    ${quantity} × ${title} ${attributesText(chosenVariant.attributes)}
                    <span class="price">${price(subTotal)}</span>
                  </li>`,
              )}
            </ul>
            <p class="subtotal">Total ${price(grandTotalCents)}</p>
            ${orderForm(frame.crumb, form)}`
    }`;
  return pageFrame(frame, { title: 'Checkout', main, hasPill: false });
}

function orderForm(crumb: string, { email, name, idempotencyKey, errors }: CheckoutForm): Markup {
  return html`<form method="post" action="/checkout" class="order-form">
    ${hiddenField('crumb', crumb)}${hiddenField('idempotencyKey', idempotencyKey)}
    <p>
      <label for="email">Email</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        maxlength="256"
        required
        value="${email}"
        ${invalid(errors.email)}
      />${errorText('email', errors.email)}
    </p>
    <p>
      <label for="name">Name</label>
      <input
        id="name"
        name="name"
        autocomplete="name"
        maxlength="200"
        required
        value="${name}"
        ${invalid(errors.name)}
      />${errorText('name', errors.name)}
    </p>
    <p><button type="submit">Place order</button></p>
  </form>`;
}

function invalid(error: string | undefined): Markup | '' {
  return error === undefined ? '' : html` aria-invalid="true"`;
}

function errorText(name: string, error: string | undefined): Markup | '' {
  return error === undefined ? '' : html`<span class="field-error" id="${name}-error">${error}</span>`;
}
