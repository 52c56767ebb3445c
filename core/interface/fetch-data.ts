import { atom, type ReadableAtom } from 'nanostores';
import { reportToConsole, tryAndReport, type Report } from '../shared/index.ts';

/** What is known of fetched data. Source: docs/behaviour/interface.md §6.1 */
export type FetchState<Data> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: unknown };

/** What is fetched, and who hears of a failure. */
export interface FetchOptions<Data> {
  /**
   * Fetches.
   * @param signal fires when the answer is no longer wanted
   */
  readonly load: (signal: AbortSignal) => Data | Promise<Data>;
  /** Called with what went wrong. */
  readonly onError?: (error: unknown) => void;
  /** Ends it: what is under way is dropped, and nothing is fetched any more. */
  readonly signal?: AbortSignal | undefined;
  /** Receives what `onError` and listeners throw. Default: the console. */
  readonly report?: Report;
}

/** Data that is being fetched. Source: docs/behaviour/interface.md §6 */
export interface FetchedData<Data> {
  readonly $state: ReadableAtom<FetchState<Data>>;
  /** Fetches again; only the answer to the newest question counts. */
  readonly refetch: () => void;
}

/**
 * Fetches data for a view, at once.
 * @param options where from, and who hears of a failure
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

  /** What a listener throws is no failure of the data. */
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
