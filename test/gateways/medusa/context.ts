import type { SuiteRunner } from '../../../core/gateway-suite/index.ts';
import type { Medusa } from '../../support/backends/medusa.ts';
import type { MedusaVisitor, VisitorOptions } from '../../support/backends/medusa-visitor.ts';
import type { RecordedBackend } from '../../support/backends/recording.ts';

/** What the tests of Medusa share. */
export interface MedusaContext {
  readonly runner: SuiteRunner;
  /** Opens a new visitor. */
  readonly open: (options?: VisitorOptions) => MedusaVisitor;
  /** The store, once its tests run. */
  readonly medusa: () => RecordedBackend<Medusa['settings']>;
}

export const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };
export const PRINT = { ...MUG, itemId: 'print' };
export const TEE = { ...MUG, itemId: 'tee', sku: 'tee-forest-s' };
