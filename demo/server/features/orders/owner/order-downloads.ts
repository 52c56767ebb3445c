import { randomUUID } from 'node:crypto';

import { PRODUCT_TYPES } from '../../../../../core/enumerations/index.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import type { Download } from '../../downloads/index.ts';
import { renewProblem } from '../order-state.ts';
import { ORDER_TEXTS } from '../texts.ts';
import type { OwnerOrder } from './find-owner-order.ts';

/** The files of an order as its page for the owner prints them. */
export interface OrderDownloads {
  readonly files: readonly {
    readonly name: string;
    readonly used: string;
    readonly expiresAtMs: number;
    readonly state: Download['state'];
  }[];
  /** The button that sends new links; undefined where nothing may be sent. */
  readonly renewal: { readonly url: string; readonly key: string; readonly text: string } | undefined;
}

/**
 * Builds the files of an order as its page for the owner prints them.
 * @param order the order
 * @returns undefined without a digital product
 * Source: docs/behaviour/owner-pages.md §26.4
 */
export function downloadsOf({ row, state, lines, downloads }: OwnerOrder): OrderDownloads | undefined {
  const isDigital = lines.some(({ productType }) => productType === PRODUCT_TYPES.digital);
  if (!isDigital && downloads.length === 0) return undefined;
  const sent = state.awaitsPayment ? [] : downloads;
  const text = sent.length > 0 ? ORDER_TEXTS.renewLinks : ORDER_TEXTS.sendFiles;
  return {
    files: sent.map((file) => ({
      name: file.name,
      used: ORDER_TEXTS.downloadsUsed(file.allowed - file.left, file.allowed),
      expiresAtMs: file.expiresAtMs,
      state: file.state,
    })),
    renewal:
      renewProblem(state) === undefined && row.email !== ''
        ? { url: OWNER_URLS.renewDownloads.replace(':id', row.id), key: randomUUID(), text }
        : undefined,
  };
}
