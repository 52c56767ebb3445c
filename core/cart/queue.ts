/** Requests that go out one after another, and the actions that make them. */
export interface Queue {
  /** Sends a request after all those before it. */
  readonly inTurn: <Answer>(request: () => Promise<Answer>) => Promise<Answer>;
  /** Runs a step once the requests before it have ended. */
  readonly afterOthers: <Answer>(step: () => Promise<Answer>) => Promise<Answer>;
  /** Counts an action as under way until it ends. */
  readonly track: <Answer>(action: Promise<Answer>) => Promise<Answer>;
  /** Resolves when no action is under way. */
  readonly settled: () => Promise<void>;
}

/**
 * Makes an empty queue. A request that fails does not stop those after it.
 * @returns the queue
 * Source: docs/behaviour/cart.md §6.1
 */
export function createQueue(): Queue {
  const underWay = new Set<Promise<unknown>>();
  let tail: Promise<unknown> = Promise.resolve();

  function track<Answer>(action: Promise<Answer>): Promise<Answer> {
    const forget = () => void underWay.delete(action);
    underWay.add(action);
    action.then(forget, forget);
    return action;
  }

  return {
    track,
    inTurn(request) {
      const answer = tail.then(request);
      tail = answer.catch(() => undefined);
      return answer;
    },
    afterOthers: (step) => track(tail.then(step)),
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
