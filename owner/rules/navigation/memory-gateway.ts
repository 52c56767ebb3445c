import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import type { NavigationGateway } from './gateway.ts';
import { readSiteLayout } from './site-layout.ts';

/** The navigation in the page itself. */
export interface MemoryNavigationGateway extends NavigationGateway {
  /** Makes the next call fail. */
  failNext(kind: FailureKind): void;
}

/**
 * Creates a navigation in memory.
 * @param answer the stored layout; by default a site without navigation
 * Source: docs/behaviour/owner.md §2.6
 */
export function createMemoryNavigationGateway(answer: unknown = { layout: [] }): MemoryNavigationGateway {
  let layout = readSiteLayout(structuredClone(answer));
  let version = 1;
  let failing: FailureKind | null = null;

  async function find() {
    await Promise.resolve();
    const kind = failing;
    failing = null;
    if (kind !== null) throw new StorefrontError(kind);
    return layout && { ...layout, version };
  }
  return {
    failNext(kind) {
      failing = kind;
    },
    loadLayout: find,
    async saveNavigation(edited, items) {
      const now = await find();
      if (now === null) throw new StorefrontError(FAILURE_KINDS.notFound);
      if (edited.version !== version) return { outcome: 'conflict', layout: now };
      // Cloned: later changes of the caller's object have no effect.
      layout = { ...now, items: structuredClone(items) };
      version += 1;
      return { outcome: 'saved', layout: { ...layout, version } };
    },
  };
}
