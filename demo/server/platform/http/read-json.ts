import { type BaseIssue, type BaseSchema, getDotPath, type InferOutput, safeParse } from 'valibot';

import { nameOfSentence, Refusal, refusal } from '../shared/refusal.ts';
import { MESSAGES } from '../shared/strings.ts';
import type { StoreContext } from './store-env.ts';

/** Maximum depth of a body; deeper ones may be impossible to serialise. */
const MAX_DEPTH = 64;

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/**
 * Reads a JSON body and checks it.
 * @param context the request
 * @param schema what the call expects
 * @throws Refusal 415 for another type, 400 for broken or deeply nested JSON, or a body that breaks the schema
 * Source: docs/behaviour/reference-store.md §2.1
 */
export async function readJson<Checked extends Schema>(
  context: StoreContext,
  schema: Checked,
): Promise<InferOutput<Checked>> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw refusal(415, 'wrongType');
  return check(schema, parse(await context.req.text()));
}

/**
 * Checks a value that came from outside.
 * @param schema what is expected
 * @param value the untrusted value
 * @throws Refusal 400 with a sentence per field
 */
export function check<Checked extends Schema>(schema: Checked, value: unknown): InferOutput<Checked> {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const errors = Object.fromEntries(
    [...result.issues].reverse().map((issue) => [getDotPath(issue) ?? '', sentenceOf(issue)]),
  );
  const message = sentenceOf(result.issues[0]);
  throw new Refusal(400, nameOfSentence(message), message, { errors });
}

/**
 * Valibot's own messages about keys and whole objects are meant for programmers; all others come from the schema.
 */
function sentenceOf({ type, expected, path, message }: BaseIssue<unknown>): string {
  if (type !== 'object' && type !== 'strict_object') return message;
  if (path === undefined) return MESSAGES.notObject;
  return expected === 'never' ? MESSAGES.unknownField : MESSAGES.required;
}

function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusal(400, 'badJson');
  }
  if (isTooDeep(value)) throw refusal(400, 'badJson');
  return value;
}

function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  return level.length > 0;
}
