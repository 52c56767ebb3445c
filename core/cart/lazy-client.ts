import type { CartClient } from './state/cart-client.ts';

/** A client before it is there. */
export interface LazyClient extends Pick<CartClient, 'settled' | 'close'> {
  /** Asks the client: at once where it is there. */
  readonly ask: <Answer>(question: (client: CartClient) => Promise<Answer>) => Promise<Answer>;
}

/**
 * Makes a client that the first question opens.
 * @param openClient opens it; where that fails, the next question tries again
 */
export function lazyClient(openClient: () => CartClient | Promise<CartClient>): LazyClient {
  let opened: CartClient | null = null;
  let opening: Promise<CartClient> | null = null;
  let isClosed = false;

  function keep(client: CartClient): CartClient {
    if (isClosed) client.close();
    return (opened = client);
  }

  function open(): CartClient | Promise<CartClient> {
    const client = openClient();
    if (!(client instanceof Promise)) return keep(client);
    return (opening = client.then(keep).finally(() => {
      opening = null;
    }));
  }

  async function ask<Answer>(question: (client: CartClient) => Promise<Answer>): Promise<Answer> {
    const client = opened ?? opening ?? open();
    return question(client instanceof Promise ? await client : client);
  }

  return {
    ask,
    async settled() {
      if (opened ?? opening) await ask((client) => client.settled());
    },
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}
