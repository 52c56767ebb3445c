/** The visitor's token at a store of another origin. Source: docs/behaviour/network.md §9.1 */
export interface TokenKeeper {
  /** The stored token, which another tab may have changed; null if there is none. */
  readonly read: () => string | null;
  /**
   * Stores the token of an answer, if the stored one is still the one that the request has sent.
   * @param token the new one
   * @param sent the one of the request; null for none
   * @param isNewSession whether the visitor has logged in or out with this request; then the token is stored in any case
   */
  readonly keep: (token: string, sent: string | null, isNewSession: boolean) => void;
}

/** How a request treats the session. */
export interface TokenUse {
  /** Whether its answer is that of a login or logout. */
  readonly isNewSession: boolean;
  /** Whether it may be repeated without a second effect. */
  readonly isRepeatable: boolean;
  /** Also ends the wait for another request. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request. */
type Send<Answer> = (token: string | null) => Promise<Answer>;

/** Sends requests with the visitor's token. */
export type WithToken = <Answer extends Pick<Response, 'headers' | 'ok'>>(
  tokens: TokenKeeper,
  use: TokenUse,
  send: Send<Answer>,
) => Promise<Answer>;

const HEADER = 'store-session';

/**
 * Creates the function that adds the visitor's token to requests, and stores those of their answers.
 * @returns the function; without a token, one request goes alone and the others wait for its answer
 * Source: docs/behaviour/network.md §9.2
 */
export function createWithToken(): WithToken {
  let first: Promise<boolean> | null = null;

  /** Each request without a token would start a session of its own. */
  function sendFirst<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const sending = send();
    const end = (isAnswered: boolean) => () => {
      first = null;
      return isAnswered;
    };
    first = sending.then(end(true), end(false));
    return sending;
  }

  return async (tokens, { isNewSession, isRepeatable, signal }, send) => {
    const attempt = async () => {
      const sent = tokens.read();
      const answer = await send(sent);
      const token = answer.headers.get(HEADER);
      // A refused login has replaced no session.
      if (token !== null) tokens.keep(token, sent, isNewSession && answer.ok);
      const stored = tokens.read();
      // The store no longer knew the token: it has acted in a new session, which nobody will see.
      return { answer, isStray: token !== null && stored !== null && stored !== token };
    };
    let isAnswered = false;
    // After a failure, the next one goes alone; an answer without a token is that of a store that issues none.
    while (!isAnswered && first && tokens.read() === null) isAnswered = await orAborted(first, signal);
    const { answer, isStray } = await (tokens.read() === null ? sendFirst(attempt) : attempt());
    return isStray && isRepeatable ? (await attempt()).answer : answer;
  };
}

function orAborted<Answer>(promise: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  if (!signal) return promise;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([promise, aborted]);
}
