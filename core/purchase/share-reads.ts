import type { ProductGateway } from './product-gateway.ts';

interface Read {
  readonly answer: Promise<unknown>;
  readonly run: AbortController;
  waitingCount: number;
}

/**
 * Shares one request between simultaneous reads of the same product. Aborts it when no caller waits any more.
 * @param gateway answers the shared requests
 * Source: docs/behaviour/products.md §1.7
 */
export function shareReads(gateway: ProductGateway): ProductGateway {
  const reads = new Map<string, Read>();
  const forget = (itemId: string, read: Read) => {
    if (reads.get(itemId) === read) reads.delete(itemId);
  };
  function begin(itemId: string): Read {
    const run = new AbortController();
    const answer = gateway.loadProduct(itemId, run.signal);
    const read: Read = { answer, run, waitingCount: 0 };
    const end = () => {
      forget(itemId, read);
    };
    reads.set(itemId, read);
    answer.then(end, end);
    return read;
  }
  return {
    loadProduct(itemId, signal) {
      const read = reads.get(itemId) ?? begin(itemId);
      read.waitingCount += 1;
      const leave = () => {
        read.waitingCount -= 1;
        if (read.waitingCount > 0) return;
        forget(itemId, read);
        read.run.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      return read.answer;
    },
  };
}
