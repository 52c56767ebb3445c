import type { CartGateway } from '../../../core/cart/index.ts';
import type { TokenStore } from '../../../core/gateway-kit/index.ts';
import type { Visit } from '../backends/visits.ts';
import { openTabs } from './client-tabs.ts';
import { linesOf, type ShownLine, type Stage } from './tab.ts';

/** A backend that runs, and its gateway. */
export interface GatewayStageParts {
  /** Opens the way of one tab to the backend. */
  readonly visit: () => Visit;
  readonly openGateway: (apiRoot: string, tokens: TokenStore) => CartGateway;
  readonly close: () => Promise<void>;
}

/**
 * Opens tabs without a browser that sell through a gateway. Their backend is not killed, and knows no idempotency keys.
 * @param parts backend and gateway
 * @returns the stage; close it
 */
export function openGatewayStage({ visit, openGateway, close }: GatewayStageParts): Stage {
  return openTabs({
    hasKeys: false,
    close,
    isUp: () => Promise.resolve(),
    kill: () => Promise.reject(new Error('This backend is not killed.')),
    arrive() {
      const tokens = memoryTokens();
      const inTabTurn = createTurns();
      const own = openGateway(visit().url, tokens);
      const { signal } = new AbortController();
      return Promise.resolve({
        openTab() {
          const way = visit();
          return {
            gateway: openGateway(way.url, tokens),
            inTabTurn,
            failNext: way.failNext,
            disarm: way.disarm,
          };
        },
        held: async () => linesOf((await own.load({ signal })).entries as readonly ShownLine[]),
      });
    },
  });
}

/** Remembers a token as the tabs of one browser do. */
export function memoryTokens(): TokenStore {
  let token: string | null = null;
  return {
    get: () => token,
    set(newest) {
      token = newest;
    },
  };
}

/** As the locks of a browser. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(action: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(action);
    last = answer.catch(() => undefined);
    return answer;
  };
}
