import { startMedusa, type Medusa } from './medusa.ts';
import type { RecordedServer } from './recording.ts';

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Ids and keys. */
const ID = /^([a-z]+_)(?:[\dA-Z]{26}|[\da-f]{64})$/;

/** What differs between two Medusa servers. */
export const RECORDED_MEDUSA: RecordedServer<Medusa['settings']> = {
  start: () => startMedusa(),
  recognize: (value) => (DATE.test(value) ? 'date' : (ID.exec(value)?.[1] ?? null)),
  headers: [],
};
