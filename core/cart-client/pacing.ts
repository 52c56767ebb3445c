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

/**
 * Creates an empty queue of requests. When the visitor leaves the page, what waits is sent at once: nothing would send it later.
 * @param leaving follows the page
 * Source: docs/behaviour/cart.md §6.1
 */
export function createTurns({ orAfter }: Leaving): Turns {
  const underWay = new Set<Promise<unknown>>();
  let lastRequest: Promise<unknown> = Promise.resolve();

  function track<Answer>(action: Promise<Answer>): Promise<Answer> {
    const forget = () => void underWay.delete(action);
    underWay.add(action);
    action.then(forget, forget);
    return action;
  }

  return {
    track,
    inTurn(request) {
      const answer = orAfter(lastRequest).then(request);
      lastRequest = answer.catch(() => undefined);
      return answer;
    },
    afterOthers: (step) => track(orAfter(lastRequest).then(step)),
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
