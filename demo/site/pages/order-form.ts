import { html } from 'hono/html';

import { fill } from '../../../core/text/index.ts';
import type { SeenCart } from '../../server/domains/orders/seen-cart.ts';
import { ORDER_STRINGS } from '../strings.ts';
import { hiddenField, type Markup } from './markup.ts';
import { notice } from './notice.ts';
import { price } from './price.ts';

/** What the checkout's form holds, and what is wrong with it. */
export interface CheckoutForm {
  readonly email: string;
  readonly name: string;
  readonly idempotencyKey: string;
  /** The cart that is ordered, as this page shows it. */
  readonly seen: SeenCart;
  readonly message: string | undefined;
  /** Control → sentence. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The controls in their order, as browsers fill them. */
const FIELDS = [
  { name: 'email', label: ORDER_STRINGS.email, type: 'email', autocomplete: 'email', maxLength: 256 },
  { name: 'name', label: ORDER_STRINGS.fullName, type: 'text', autocomplete: 'name', maxLength: 200 },
] as const;

type Field = (typeof FIELDS)[number];

/**
 * Draws the form that places the order. Mistakes are told by us, above the form and at the field, because the store
 * judges more than the browser knows.
 * @param crumb the visitor's crumb
 * @param form what is typed so far, and what is wrong with it
 * @returns the form
 */
export function orderForm(crumb: string, form: CheckoutForm): Markup {
  const { version, totalCents } = form.seen;
  const total = price(totalCents);
  return html`<form class="order-form" method="post" action="/checkout" novalidate>
    ${hiddenField('crumb', crumb)}${hiddenField('idempotencyKey', form.idempotencyKey)}
    ${hiddenField('cartVersion', String(version))}${hiddenField('totalCents', String(totalCents))}
    <h2>${ORDER_STRINGS.contact}</h2>
    ${FIELDS.map((field) => fieldMarkup(field, form))}
    <button class="button" type="submit">${fill(ORDER_STRINGS.placeOrder, { total })}</button>
    <p class="assurance">${ORDER_STRINGS.assurance}</p>
  </form>`;
}

/**
 * Says what is wrong, in one place, with a way to each field; it has the focus when the page opens.
 * @param form what is wrong with it
 * @returns the summary, a plain notice where no field is to blame, or nothing
 * Source: docs/behaviour/elements.md §6.6
 */
export function orderProblems({ message, errors }: CheckoutForm): Markup | '' {
  const wrong = FIELDS.filter(({ name }) => errors[name] !== undefined);
  if (wrong.length === 0) return notice(message);
  return html`<div class="error-summary" role="group" aria-labelledby="problems" tabindex="-1" autofocus>
    <h2 id="problems">${ORDER_STRINGS.problem}</h2>
    <ul>
      ${wrong.map(({ name, label }) => html`<li><a href="#${name}">${label}: ${errors[name]}</a></li>`)}
    </ul>
  </div>`;
}

function fieldMarkup({ name, label, type, autocomplete, maxLength }: Field, form: CheckoutForm): Markup {
  const error = form.errors[name];
  const hint =
    name === 'email' ? html`<span class="hint" id="${name}-hint">${ORDER_STRINGS.emailHint}</span>` : '';
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label class="label" for="${name}">${label}</label>
    ${hint}${error === undefined ? '' : html`<span class="field-error" id="${name}-error">${error}</span>`}
    <input
      class="input"
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      required
      value="${form[name]}"
      ${describedBy === '' ? '' : html`aria-describedby="${describedBy}"`}
      ${error === undefined ? '' : html`aria-invalid="true"`}
    />
  </div>`;
}
