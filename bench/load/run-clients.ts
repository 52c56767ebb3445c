import type { Scenario } from './scenarios.ts';

/** What the clients of a scenario have seen. */
export interface ClientFigures {
  readonly count: number;
  readonly seconds: number;
  /** Milliseconds of each repetition, in ascending order. */
  readonly waitsMs: readonly number[];
}

/**
 * Lets clients repeat a scenario, each as soon as it has its answer.
 * @param scenario what they do
 * @param urls the stores, which the clients visit in turn
 * @param amount how many clients, and how often they repeat it in all
 * @param onStart called once all clients are prepared
 * @throws Error for an unexpected answer
 */
export async function runClients(
  { prepare }: Scenario,
  urls: readonly string[],
  { clients, count }: { readonly clients: number; readonly count: number },
  onStart: () => void = () => undefined,
): Promise<ClientFigures> {
  const repeats = await Promise.all(
    Array.from({ length: clients }, (_, place) => prepare(urls[place % urls.length]!)),
  );
  onStart();
  const waitsMs: number[] = [];
  let left = count;
  const startMs = performance.now();
  await Promise.all(
    repeats.map(async (repeat) => {
      while (left > 0) {
        left -= 1;
        const beganMs = performance.now();
        await repeat();
        waitsMs.push(performance.now() - beganMs);
      }
    }),
  );
  const seconds = (performance.now() - startMs) / 1_000;
  return { count: waitsMs.length, seconds, waitsMs: waitsMs.toSorted((one, other) => one - other) };
}
