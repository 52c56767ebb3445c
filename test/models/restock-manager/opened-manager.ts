import assert from 'node:assert/strict';
import type { StorefrontError } from '../../../core/errors/index.ts';
import type { RestockOwnerGateway } from '../../../owner/restock/index.ts';
import type { RestockTarget } from '../../../core/restock/index.ts';
import type { ManagerContent } from '../../../owner/restock-manager/content.ts';
import { ManagerModel } from '../../../owner/restock-manager/model.ts';

type Choice = 'back-in-stock' | 'all' | 'nobody' | null;
type Listed = Extract<ManagerContent, { readonly state: 'listed' }>;

/** A store with sign-ups for 23 variants, three people each. */
export function open(
  failures: readonly (StorefrontError | null)[] = [],
  soldOutCount = 0,
  choice: Choice = 'all',
) {
  const all = Array.from({ length: 23 }, (_, index) => ({
    productId: 'tee',
    variantId: `tee-${index}`,
    title: 'Tee',
    variantTitle: String(index),
    signUpCount: 3,
    isInStock: index >= soldOutCount,
  }));
  let hidden: readonly string[] = [];
  const hide = (variantIds: readonly string[]) => {
    hidden = variantIds;
  };
  const asked: unknown[] = [];
  let life = new AbortController();
  const signals: AbortSignal[] = [];
  const left = [...failures];
  const sent: { readonly targets: readonly RestockTarget[]; readonly key: string }[] = [];
  const page = <Item>(items: readonly Item[], cursor: string | null, size: number) => {
    const start = Number(cursor ?? 0);
    const hasNextPage = start + size < items.length;
    return { items: items.slice(start, start + size), hasNextPage, nextPageCursor: String(start + size) };
  };
  const answer = (targets: readonly RestockTarget[], key: string): Promise<void> => {
    sent.push({ targets, key });
    const failure = left.shift();
    return failure ? Promise.reject(failure) : Promise.resolve();
  };
  const gateway: RestockOwnerGateway = {
    loadGroups(cursor, signal) {
      signals.push(signal);
      const shown = all.filter(({ variantId }) => !hidden.includes(variantId));
      const { items, ...end } = page([...shown, null, { productId: 7 }], cursor, 10);
      return Promise.resolve({ signUpGroups: items, ...end });
    },
    loadSignups(_target, cursor) {
      const people = Array.from({ length: 120 }, (_, index) => ({
        siteVisitorEmail: `p${index}@example.com`,
      }));
      const { items, ...end } = page(people, cursor, 50);
      return Promise.resolve({ signUps: items, ...end });
    },
    send: (target, key) => answer([target], key),
    sendAll: answer,
  };
  let keyCount = 0;
  const reported: unknown[] = [];
  const model = new ManagerModel({
    gateway,
    createId: () => `key-${++keyCount}`,
    report: (error) => reported.push(error),
    ask: (question) => {
      asked.push(question);
      return Promise.resolve(choice);
    },
    getLife: () => life.signal,
  });
  const leave = () => {
    life.abort();
    life = new AbortController();
  };
  return { model, sent, reported, asked, signals, leave, hide };
}

/** Waits for pending work. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The list, once it has loaded. */
export async function listed(opened: ReturnType<typeof open>): Promise<Listed> {
  await settled();
  const content = opened.model.$content.get();
  assert.ok(content.state === 'listed');
  return content;
}
