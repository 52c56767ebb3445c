import { isStorefrontError, type StorefrontError } from '../errors/index.ts';

/**
 * Asserts that two values are equal as JSON with sorted keys.
 * @param actual the actual value
 * @param expected the expected value
 * @param what the subject, for the message
 * @throws Error that shows both, if they differ
 */
export function same(actual: unknown, expected: unknown, what = 'the value'): void {
  const [actualText, expectedText] = [toText(actual), toText(expected)];
  if (actualText !== expectedText) throw new Error(`${what}: expected ${expectedText}, got ${actualText}`);
}

/**
 * Asserts that a promise rejects with a StorefrontError.
 * @param promise must reject
 * @param kind of the error
 * @returns the error
 * @throws Error that says what happened instead
 */
export async function refused(promise: Promise<unknown>, kind: string): Promise<StorefrontError> {
  let answer: unknown;
  try {
    answer = await promise;
  } catch (error) {
    if (!isStorefrontError(error))
      throw new Error(`expected a StorefrontError of the kind "${kind}", got ${printed(error)}`, {
        cause: error,
      });
    same(error.kind, kind, 'the kind of the refusal');
    return error;
  }
  throw new Error(`expected a refusal of the kind "${kind}", got the answer ${printed(answer)}`);
}

const MAX_LENGTH = 200;

function printed(value: unknown): string {
  const text = value instanceof Error ? String(value) : toText(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function toText(value: unknown): string {
  const text: unknown = JSON.stringify(value, (_, inner: unknown) =>
    isPlain(inner) ? sorted(inner) : inner,
  );
  return String(text);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
