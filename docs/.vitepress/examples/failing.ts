import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import type { Fault } from './switches.ts';

type Method = (...call: unknown[]) => unknown;
type Gateway = Readonly<Record<string, unknown>>;

/** What a page has read before its visitor goes offline. */
const READ_BEFORE = new Set(['load', 'loadSchema', 'loadProduct', 'stockOf', 'loadForm', 'loadLayout']);
const ADDITIONS = new Set(['add', 'setQuantity']);
const IS_READ = /^(load|list|search|related|stockOf|validate|createKey)/;

/**
 * Makes a gateway fail.
 * @param gateway whose calls are answered in memory
 * @param fault how they fail; `none` returns the gateway itself
 * @returns a gateway with the same methods
 */
export function failing(gateway: Gateway, fault: Fault): Gateway {
  if (fault === 'none') return gateway;
  const lost = new Set<string>();
  const entries = Object.entries(gateway).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member] as const;
    const answer: Method = (...call) => (member as Method).apply(gateway, call);
    return [name, FAULTY[fault](name, answer, lost)] as const;
  });
  return Object.fromEntries(entries);
}

const FAULTY: Readonly<
  Record<Exclude<Fault, 'none'>, (name: string, answer: Method, lost: Set<string>) => Method>
> = {
  'sold-out': (name, answer) =>
    ADDITIONS.has(name) ? () => Promise.reject(new StorefrontError(FAILURE_KINDS.soldOut, {})) : answer,
  offline: (name, answer) =>
    READ_BEFORE.has(name) ? answer : () => Promise.reject(new StorefrontError(FAILURE_KINDS.offline, {})),
  'lost-answer': (name, answer, lost) => {
    if (IS_READ.test(name)) return answer;
    return async (...call) => {
      // The last argument of a change says what the page knows, which a retry has changed.
      const key = JSON.stringify([name, call[0], ...call.filter((each) => typeof each !== 'object')]);
      const result = await answer(...call);
      if (lost.has(key)) return result;
      lost.add(key);
      throw new StorefrontError(FAILURE_KINDS.timeout, {});
    };
  },
};
