import { FAILURE_KINDS, StorefrontError } from '../../core/errors/index.ts';
import { fieldsOf, isJsonObject } from '../../core/json/index.ts';
import type { RestockOwnerGateway } from './owner-gateway.ts';
import type { RestockTarget } from '../../core/restock/index.ts';

/** The group of sign-ups for one variant. Source: docs/behaviour/restock.md §5.1 */
export interface RestockGroup extends RestockTarget {
  /** Product and variant, as text. */
  readonly title: string;
  readonly signUpCount: number;
  /** Whether it can be bought again; null if the store does not send it. */
  readonly isInStock: boolean | null;
}

/** A sign-up in the owner's list. Source: docs/behaviour/restock.md §5.1 */
export interface WaitingSignup {
  readonly email: string;
  readonly isJoinMailingList: boolean;
}

/** Limits the pages of a store whose list never ends. */
const MAX_PAGES = 1_000;

/**
 * Reads all groups, page by page.
 * @param gateway the owner's backend
 * @param signal aborts the requests
 * @throws StorefrontError of any kind; `unknown-outcome` for an invalid answer; the signal's reason when it aborts
 * Source: docs/behaviour/restock.md §5.1, §6.1
 */
export function loadAllGroups(
  gateway: RestockOwnerGateway,
  signal: AbortSignal,
): Promise<readonly RestockGroup[]> {
  const load = (cursor: string | null) => gateway.loadGroups(cursor, signal);
  return readPages('signUpGroups', load, readGroup, signal);
}

/**
 * Reads all sign-ups for a variant, page by page.
 * @param gateway the owner's backend
 * @param target the variant
 * @param signal aborts the requests
 * @throws StorefrontError of any kind; `unknown-outcome` for an invalid answer; the signal's reason when it aborts
 * Source: docs/behaviour/restock.md §5.1, §6.1
 */
export function loadAllSignups(
  gateway: RestockOwnerGateway,
  target: RestockTarget,
  signal: AbortSignal,
): Promise<readonly WaitingSignup[]> {
  const load = (cursor: string | null) => gateway.loadSignups(target, cursor, signal);
  return readPages('signUps', load, readSignup, signal);
}

async function readPages<Item>(
  name: string,
  load: (cursor: string | null) => Promise<unknown>,
  read: (value: unknown) => Item | undefined,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  const seen = new Set<string>();
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer: unknown = await load(cursor);
    signal.throwIfAborted();
    if (!isJsonObject(answer) || !Array.isArray(answer[name]))
      throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    const fields = fieldsOf(answer);
    items.push(...fields.list(name, read));
    cursor = fields.flag('hasNextPage') ? fields.text('nextPageCursor') : null;
    // A page whose cursor points to itself is the last one.
    if (cursor === null || seen.has(cursor)) break;
    seen.add(cursor);
  }
  return items;
}

function readGroup(value: unknown): RestockGroup | undefined {
  const fields = fieldsOf(value);
  const productId = fields.text('productId');
  const variantId = fields.text('variantId');
  if (productId === null || variantId === null) return undefined;
  const names = [fields.trimmed('title') ?? productId, fields.trimmed('variantTitle')];
  const isInStock = fields.raw('isInStock');
  return {
    productId,
    variantId,
    title: names.filter((name) => name !== null).join(', '),
    signUpCount: fields.count('signUpCount') ?? 0,
    isInStock: typeof isInStock === 'boolean' ? isInStock : null,
  };
}

function readSignup(value: unknown): WaitingSignup | undefined {
  const fields = fieldsOf(value);
  const email = fields.trimmed('siteVisitorEmail');
  return email === null ? undefined : { email, isJoinMailingList: fields.flag('isJoinMailingList') };
}
