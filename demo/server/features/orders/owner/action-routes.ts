import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import type { StoreTransaction } from '../../../platform/database/tables.ts';
import { fieldOf, type FormValues, readForm } from '../../../platform/http/read-form.ts';
import { check } from '../../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../../platform/idempotency/index.ts';
import { ownerFrameOf } from '../../../platform/owner/index.ts';
import { toRefusal } from '../../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../../platform/sessions/check-crumb.ts';
import { Refusal } from '../../../platform/shared/refusal.ts';
import { cancelOrder } from '../actions/cancel-order.ts';
import { refundOrder } from '../actions/refund-order.ts';
import { renewLinks } from '../actions/renew-links.ts';
import { NOTE, saveNote } from '../actions/save-note.ts';
import { SHIPMENT, shipOrder } from '../actions/ship-order.ts';
import { CANCEL_PAGE, readCancelQuestion } from './cancel-question.ts';
import type { RefusedForm } from './order-fields.ts';
import { ORDER_PAGE, readOrderPage } from './order-page.ts';
import { seenIn, toRefund } from './posted-refund.ts';
import { readRefundPage, REFUND_PAGE } from './refund-page.ts';
import { readShipmentPage, SHIPMENT_PAGE } from './shipment-page.ts';

/** An action of the owner on an order. */
interface OrderAction {
  readonly url: string;
  /** The word in the URL for its notice. */
  readonly done: string;
  /**
   * Checks the form.
   * @returns what runs in the action's transaction
   * @throws Refusal 400 with a sentence per field
   */
  readonly read: (form: FormValues) => (transaction: StoreTransaction, orderId: string) => Promise<void>;
  /**
   * Prints the form again.
   * @throws Refusal if the action is not possible any more
   */
  readonly printAgain: (context: StoreContext, parts: StoreParts, refused: RefusedForm) => Promise<string>;
}

const ACTIONS: readonly OrderAction[] = [
  {
    url: OWNER_URLS.shipOrder,
    done: 'shipped',
    read(form) {
      const shipment = check(SHIPMENT, {
        carrier: fieldOf(form, 'carrier'),
        trackingNumber: fieldOf(form, 'trackingNumber'),
        trackingUrl: fieldOf(form, 'trackingUrl'),
      });
      return (transaction, orderId) => shipOrder(transaction, orderId, shipment);
    },
    printAgain: async (context, parts, refused) =>
      parts.site.renderForOwner('owner-shipment', {
        ...ownerFrameOf(context, parts, SHIPMENT_PAGE),
        ...(await readShipmentPage(context, parts, refused)),
      }),
  },
  {
    url: OWNER_URLS.cancelOrder,
    done: 'cancelled',
    read(form) {
      const cancellation = {
        seenRefundedCents: seenIn(form),
        seenAwaitsPayment: fieldOf(form, 'seenAwaitsPayment') === 'yes',
        isRefunded: fieldOf(form, 'refund') !== '',
      };
      return (transaction, orderId) => cancelOrder(transaction, orderId, cancellation);
    },
    printAgain: async (context, parts, refused) =>
      parts.site.renderForOwner('owner-question', {
        ...ownerFrameOf(context, parts, CANCEL_PAGE),
        ...(await readCancelQuestion(context, parts, refused)),
      }),
  },
  {
    url: OWNER_URLS.refundOrder,
    done: 'refunded',
    read(form) {
      const refund = toRefund(form);
      return (transaction, orderId) => refundOrder(transaction, orderId, refund);
    },
    printAgain: async (context, parts, refused) =>
      parts.site.renderForOwner('owner-refund', {
        ...ownerFrameOf(context, parts, REFUND_PAGE),
        ...(await readRefundPage(context, parts, refused)),
      }),
  },
  {
    url: OWNER_URLS.orderNote,
    done: 'note',
    read(form) {
      const version = fieldOf(form, 'version');
      const note = check(NOTE, {
        note: fieldOf(form, 'note'),
        version: /^\d{1,9}$/.test(version) ? Number(version) : 0,
      });
      return (transaction, orderId) => saveNote(transaction, orderId, note);
    },
    async printAgain(context, parts, { notice, typed, problems }) {
      const note = {
        text: typed['note'] ?? '',
        problem: problems['note'],
        isConflict: problems['note'] === undefined,
      };
      return printOrder(context, parts, { notice, note });
    },
  },
  {
    url: OWNER_URLS.renewDownloads,
    done: 'links',
    read: () => renewLinks,
    printAgain: (context, parts, { notice }) => printOrder(context, parts, { notice }),
  },
];

/**
 * The forms of an order: shipping, cancellation, refunds, links and the note.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §18.4, §18.5, §18.6, §18.7
 */
export function actionRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  for (const action of ACTIONS)
    routes.post(action.url, async (context) => {
      const { crumb = '', key: sentKey, ...typed } = await readForm(context);
      checkCrumb(context, parts.secret, crumb);
      try {
        await run(context, parts, action, { sentKey, typed });
      } catch (error) {
        const { status, message, details } = toRefusal(error, context, parts);
        if (status === 404) throw error;
        const problems = details.errors ?? {};
        const refused = { key: keyOf(sentKey) ?? randomUUID(), notice: message, typed, problems };
        return context.html(await printRefused(context, parts, action, refused), status);
      }
      const url = OWNER_URLS.order.replace(':id', orderIdOf(context));
      return context.redirect(`${url}?done=${action.done}`, 303);
    });
  return routes;
}

/** The same form with the same entries is one action, also when it is sent twice. */
async function run(
  context: StoreContext,
  { db }: StoreParts,
  action: OrderAction,
  { sentKey, typed }: { readonly sentKey: string | undefined; readonly typed: FormValues },
): Promise<void> {
  const effect = action.read(typed);
  const identity = {
    scope: `owner ${context.get('owner') ?? ''}`,
    key: keyOfEntries(sentKey, typed),
    call: `POST ${context.req.path}`,
    request: typed,
  };
  await runOnce(db, identity, async (transaction) => {
    await effect(transaction, orderIdOf(context));
    return { status: 303, body: '' };
  });
}

async function printRefused(
  context: StoreContext,
  parts: StoreParts,
  action: OrderAction,
  refused: RefusedForm,
): Promise<string> {
  try {
    return await action.printAgain(context, parts, refused);
  } catch (error) {
    // The action has become impossible: the order's page shows how it is now.
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    return printOrder(context, parts, { notice: refused.notice });
  }
}

async function printOrder(
  context: StoreContext,
  parts: StoreParts,
  refused: Parameters<typeof readOrderPage>[2],
): Promise<string> {
  return parts.site.renderForOwner('owner-order', {
    ...ownerFrameOf(context, parts, ORDER_PAGE),
    ...(await readOrderPage(context, parts, refused)),
  });
}

function orderIdOf(context: StoreContext): string {
  return context.req.param('id') ?? '';
}
