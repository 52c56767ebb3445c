import { putOffDefinitions } from './host/index.ts';

/** Imported before the tags, whose definitions wait until it is called. */
export const defineInTurn = putOffDefinitions();
