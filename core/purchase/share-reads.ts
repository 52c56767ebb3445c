import type { ProductGateway } from './product-gateway.ts';

interface Read {
  readonly backend: unknown;
  readonly answer: Promise<unknown>;
  readonly run: AbortController;
  waitingCount: number;
}

/**
 * Shares one request between simultaneous reads of the same product. Aborts it when no caller waits any more.
 * @param gateway answers the shared requests
 * @param getBackend identifies the backend that a request goes to: another one's answer is not shared
 * Source: docs/behaviour/products.md §1.7
 */
export function shareReads(gateway: ProductGateway, getBackend: () => unknown): ProductGateway {
  const reads = new Map<string, Read>();
  const forget = (itemId: string, read: Read) => {
    if (reads.get(itemId) === read) reads.delete(itemId);
  };
  function begin(itemId: string, backend: unknown): Read {
    const run = new AbortController();
    const answer = gateway.loadProduct(itemId, run.signal);
    const read: Read = { backend, answer, run, waitingCount: 0 };
    const end = () => {
      forget(itemId, read);
    };
    reads.set(itemId, read);
    answer.then(end, end);
    return read;
  }
  return {
    loadProduct(itemId, signal) {
      const backend = getBackend();
      const known = reads.get(itemId);
      const read = known && known.backend === backend ? known : begin(itemId, backend);
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
