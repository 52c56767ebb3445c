import { atom, type ReadableAtom } from 'nanostores';
import { reportToConsole, tryAndReport, type Report } from '../shared/index.ts';

/** The state of fetched data. Source: docs/behaviour/interface.md §6.1 */
export type FetchState<Data> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: unknown };

/** The loader and the failure callback. */
export interface FetchOptions<Data> {
  /**
   * Fetches.
   * @param signal aborts the request
   */
  readonly load: (signal: AbortSignal) => Data | Promise<Data>;
  /** Called with each failure. */
  readonly onError?: (error: unknown) => void;
  /** Aborts the pending request and stops fetching permanently. */
  readonly signal?: AbortSignal | undefined;
  /** Receives errors thrown by `onError` and by listeners. Default: the console. */
  readonly report?: Report;
}

/** Data that is being fetched. Source: docs/behaviour/interface.md §6 */
export interface FetchedData<Data> {
  readonly $state: ReadableAtom<FetchState<Data>>;
  /** Fetches again; drops answers to earlier requests. */
  readonly refetch: () => void;
}

/**
 * Fetches data for a view immediately.
 * @param options the loader and the failure callback
 * @returns its state, and how to fetch again
 * Source: docs/behaviour/interface.md §6
 */
export function fetchData<Data>({
  load,
  onError,
  signal,
  report = reportToConsole,
}: FetchOptions<Data>): FetchedData<Data> {
  const $state = atom<FetchState<Data>>({ status: 'pending' });
  let run = new AbortController();
  signal?.addEventListener('abort', () => {
    run.abort(signal.reason);
  });

  async function ask(): Promise<void> {
    const { signal: isOver } = run;
    let next: FetchState<Data>;
    try {
      next = { status: 'success', data: await load(isOver) };
    } catch (error) {
      next = { status: 'failed', error };
    }
    if (isOver.aborted) return;
    notify(next);
    if (next.status !== 'failed') return;
    const { error } = next;
    tryAndReport(report, 'fetchData/onError', () => onError?.(error));
  }

  /** An error of a listener is not a failure of the data. */
  function notify(state: FetchState<Data>): void {
    tryAndReport(report, 'fetchData/listener', () => {
      $state.set(state);
    });
  }

  const refetch = () => {
    run.abort();
    if (signal?.aborted) return;
    run = new AbortController();
    notify({ status: 'pending' });
    void ask();
  };
  refetch();
  return { $state, refetch };
}
