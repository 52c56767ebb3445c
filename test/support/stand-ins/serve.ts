import type { RawAnswer } from '../backends/faults.ts';
import { startVisits, type Visit, type VisitorRequest } from '../backends/visits.ts';

/** The answer of a stand-in. */
export interface StandInAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** A running stand-in. */
export interface StandIn {
  /** Opens the way of a tab, which has faults of its own. */
  readonly visit: () => Visit;
  /** Answers the next request with this instead, without any effect. */
  readonly answerNext: (answer: StandInAnswer) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts a stand-in.
 * @param answer answers a request
 * @param port of the loopback address; a free one by default
 * @returns the stand-in; close it
 */
export async function serveStandIn(
  answer: (request: VisitorRequest) => Promise<StandInAnswer> | StandInAnswer,
  port?: number,
): Promise<StandIn> {
  const visits = await startVisits(port);
  const prepared: StandInAnswer[] = [];
  const respond = async (request: VisitorRequest) => rawOf(prepared.shift() ?? (await answer(request)));
  return {
    visit: () => visits.open(respond),
    answerNext: (next) => void prepared.push(next),
    close: visits.close,
  };
}

function rawOf({ status, headers = {}, json }: StandInAnswer): RawAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, text: JSON.stringify(json) };
}
