import type { StoreMiddleware } from '../http/store-env.ts';
import { refusal } from '../shared/refusal.ts';
import { FAULTS } from './faults.ts';
import { createGates } from './gates.ts';

/** The header that requests a fault. */
const FAULT_HEADER = 'x-test-fault';

/**
 * Produces faults on request, for tests. Only a server that was started with faults does so.
 * @param hasFaults whether the server was started with faults
 * @param closing aborts delays when the server stops
 */
export function obeyFaults(hasFaults: boolean, closing: AbortSignal): StoreMiddleware {
  if (!hasFaults) return (_, next) => next();
  const gateOf = createGates(closing);
  return async (context, next) => {
    const text = context.req.header(FAULT_HEADER);
    if (text === undefined) return next();
    const [, name = '', argument = ''] = /^([\w-]+)(.*)$/.exec(text) ?? [];
    const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
    // A test that misspells its fault must not pass.
    if (fault === undefined) throw refusal(400, 'unknownFault');
    const answer = await fault({ context, next, argument, closing, gateOf });
    if (answer !== undefined) context.res = answer;
  };
}
