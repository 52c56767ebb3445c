import { startMedusa, type Medusa } from './medusa.ts';
import type { RecordedServer } from './recording.ts';

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Ids and keys. */
const ID = /^([a-z_]+_)(?:[\dA-Z]{26}|[\da-f]{64})$/;

const KINDS = [
  [DATE, 'date'],
  [/^eyJ/, 'login'],
  [/@example\.com$/, 'email'],
] as const;

/** What differs between two Medusa servers. */
export const RECORDED_MEDUSA: RecordedServer<Medusa['settings']> = {
  backend: 'medusa',
  name: 'answers',
  start: () => startMedusa(),
  recognize: (value) => KINDS.find(([kind]) => kind.test(value))?.[1] ?? ID.exec(value)?.[1] ?? null,
  headers: [],
  tidy: (answer) =>
    JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
      name === 'items' && Array.isArray(value) ? inOrder(value) : value,
    ) as unknown,
};

/** Lines of a cart have no order of their own; ids begin with their time. */
function inOrder(lines: readonly { readonly id: string }[]): readonly unknown[] {
  return [...lines].sort((one, other) => (one.id < other.id ? -1 : 1));
}
