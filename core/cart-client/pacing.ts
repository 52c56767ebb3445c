import type { Leaving } from './leaving.ts';

/** A queue that sends requests one after another, and the actions that made them. */
export interface Turns {
  /** Sends a request after all those before it; one that fails does not stop those after it. */
  readonly inTurn: <Answer>(request: () => Promise<Answer>) => Promise<Answer>;
  /** Runs a step once the requests before it have ended. */
  readonly afterOthers: <Answer>(step: () => Promise<Answer>) => Promise<Answer>;
  /** Tracks an action until it ends. */
  readonly track: <Answer>(action: Promise<Answer>) => Promise<Answer>;
  /** Resolves when no action is pending. */
  readonly settled: () => Promise<void>;
}

/** Runs an action while no other tab of the site changes the cart. */
export type InTabTurn = <Answer>(action: () => Promise<Answer>) => Promise<Answer>;

/**
 * Creates an empty queue of requests. When the visitor leaves the page, what waits is sent at once: nothing would send it later.
 * @param leaving follows the page
 * @param inTabTurn waits for the visitor's other tabs
 * Source: docs/behaviour/cart.md §6.1
 */
export function createTurns({ orAfter }: Leaving, inTabTurn: InTabTurn): Turns {
  const underWay = new Set<Promise<unknown>>();
  let lastRequest: Promise<unknown> = Promise.resolve();

  function track<Answer>(action: Promise<Answer>): Promise<Answer> {
    const forget = () => void underWay.delete(action);
    underWay.add(action);
    action.then(forget, forget);
    return action;
  }

  async function sendAlone<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    let answer: Promise<Answer> | undefined;
    const send = () => (answer ??= request());
    await orAfter(inTabTurn(send));
    return send();
  }

  return {
    track,
    inTurn(request) {
      const answer = orAfter(lastRequest).then(() => sendAlone(request));
      lastRequest = answer.catch(() => undefined);
      return answer;
    },
    afterOthers: (step) => track(orAfter(lastRequest).then(step)),
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
