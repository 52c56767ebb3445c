import { randomUUID } from 'node:crypto';

import { fill } from '../../../../core/text/index.ts';
import { counted, DIALOG_WORDS, RESTOCK_MANAGER_WORDS } from '../../../../core/words/index.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerQuestionData } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findGroup, findGroups } from './find-groups.ts';
import { restockCursorOf } from './restock-cursor.ts';
import { SEND_REQUEST, type Target } from './schemas.ts';
import { titleWithVariant } from './sold-out-variants.ts';

/** The data of the page of restock sign-ups; the list works without JavaScript. */
export interface OwnerRestockData {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  readonly groups: readonly {
    readonly title: string;
    readonly waiting: string;
    readonly stock: string;
    /** URL of the confirmation page. */
    readonly url: string;
    /** Nobody is emailed about what is still sold out. */
    readonly isInStock: boolean;
    readonly send: string;
    readonly sendName: string;
  }[];
  readonly empty: string;
  readonly moreUrl: string | undefined;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-restock': OwnerRestockData;
  }
}

/** The confirmation page for the emails of one group. */
export const SENDING_PAGE = { title: 'Send these emails?', path: OWNER_URLS.sendRestock } as const;

/**
 * Reads the list of restock sign-ups.
 * @param context the request: `cursor` and `sent` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/restock.md §6.6
 */
export async function readRestock(context: StoreContext, { db }: StoreParts): Promise<OwnerRestockData> {
  const words = RESTOCK_MANAGER_WORDS;
  const { items, nextPageCursor } = await findGroups(db, restockCursorOf(context));
  const sent = context.req.query('sent') ?? '';
  return {
    done: /^\d{1,9}$/.test(sent) ? counted(words.emailsSent, Number(sent)) : undefined,
    groups: items.map(({ productId, variantId, signUpCount, isInStock, ...group }) => {
      const title = titleWithVariant(group.title, group.variantTitle);
      return {
        title,
        waiting: counted(words.peopleWaiting, signUpCount),
        stock: isInStock ? words.backInStock : words.stillSoldOut,
        isInStock,
        url: `${OWNER_URLS.sendRestock}?${new URLSearchParams({ productId, variantId })}`,
        send: words.sendToGroup,
        sendName: fill(words.sendToGroupOf, { title }),
      };
    }),
    empty: words.noRestockGroups,
    moreUrl:
      nextPageCursor === null
        ? undefined
        : `${OWNER_URLS.restock}?${new URLSearchParams({ cursor: nextPageCursor })}`,
  };
}

/**
 * Reads the confirmation page for sending emails.
 * @param context the request: `productId` and `variantId` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 without sign-ups
 * Source: docs/behaviour/restock.md §6.6
 */
export async function readSendingQuestion(
  context: StoreContext,
  parts: StoreParts,
): Promise<OwnerQuestionData> {
  const { productId, variantId } = context.req.query();
  return sendingQuestion(parts, check(SEND_REQUEST, { productId, variantId }));
}

/**
 * Builds the confirmation page for sending emails.
 * @param parts what the routes are built from
 * @param target the variant
 * @param stopped key and error of an interrupted attempt
 * @throws Refusal 404 without sign-ups, 422 while it is still sold out
 * Source: docs/behaviour/restock.md §6.6
 */
export async function sendingQuestion(
  { db }: StoreParts,
  target: Target,
  stopped?: { readonly key: string; readonly notice: string },
): Promise<OwnerQuestionData> {
  const group = await findGroup(db, target);
  if (group === undefined) throw refusal(404, 'nobodyWaits');
  if (!group.isInStock && stopped === undefined) throw refusal(422, 'stillSoldOut');
  const words = RESTOCK_MANAGER_WORDS;
  return {
    notice: stopped?.notice,
    about: titleWithVariant(group.title, group.variantTitle),
    consequence: counted(words.sendNote, group.signUpCount),
    warning: group.isInStock ? undefined : words.soldOutWarning,
    action: OWNER_URLS.sendRestock,
    fields: Object.entries({ key: stopped?.key ?? randomUUID(), ...target }).map(([name, value]) => ({
      name,
      value,
    })),
    box: undefined,
    confirmText: stopped ? words.goOnSending : words.sendToGroup,
    cancelUrl: OWNER_URLS.restock,
    cancelText: DIALOG_WORDS.cancel,
  };
}
