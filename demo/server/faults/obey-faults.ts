import type { StoreMiddleware } from '../http/store-env.ts';
import { refusal } from '../shared/refusal.ts';
import { FAULTS } from './faults.ts';

/** Header that asks for a fault. */
const FAULT_HEADER = 'x-test-fault';

/**
 * Goes wrong on demand, for tests of what happens then. Only a server that was started for it does so.
 * @param hasFaults true when the server was started for it
 * @param closing ends waiting when the server stops
 * @returns the step
 */
export function obeyFaults(hasFaults: boolean, closing: AbortSignal): StoreMiddleware {
  if (!hasFaults) return (_, next) => next();
  return async (context, next) => {
    const text = context.req.header(FAULT_HEADER);
    if (text === undefined) return next();
    const [, name = '', argument = ''] = /^([\w-]+)(.*)$/.exec(text) ?? [];
    const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
    // A test that misspells its fault must not pass.
    if (fault === undefined) throw refusal(400, 'unknownFault');
    const answer = await fault({ context, next, argument, closing });
    if (answer !== undefined) context.res = answer;
  };
}
