import { putOffDefinitions } from './host/index.ts';

/** Imported before the tags: their definitions wait until it is called. */
export const defineInTurn = putOffDefinitions();
