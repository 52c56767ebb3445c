import { PACKAGE_VERSION, warnDeveloper } from '../../core/shared/index.ts';
import type { StoreElement } from './store-element.ts';
import { followLanguage } from './language.ts';

const VERSION = Symbol.for('storefront-elements.version');

interface Versioned {
  [VERSION]?: string;
}

/**
 * Registers a tag; a second registering is silent, unless another version of this package was first.
 * @param tag the tag's name
 * @param element its class
 * Source: docs/behaviour/elements.md §3.1
 */
export function defineElement(tag: string, element: typeof StoreElement): void {
  // Without a document importing is allowed and defining does nothing; Lit puts up a registry even in Node.
  if (typeof document === 'undefined') return;
  const present = customElements.get(tag) as Versioned | undefined;
  if (present) {
    if (present[VERSION] !== PACKAGE_VERSION) {
      warnDeveloper(
        `<${tag}> is already defined by ${present[VERSION] ?? 'another script'}; ` +
          `the one of version ${PACKAGE_VERSION} is left out.`,
      );
    }
    return;
  }
  quietLit();
  followLanguage();
  (element as Versioned)[VERSION] = PACKAGE_VERSION;
  customElements.define(tag, element as unknown as CustomElementConstructor);
}

/** Lit greets developers; those who do not use it need not know of it. It says so after all modules have run. */
function quietLit(): void {
  const lit = globalThis as { litElementVersions?: unknown; litIssuedWarnings?: Set<string | undefined> };
  if (!lit.litElementVersions) (lit.litIssuedWarnings ??= new Set()).add('dev-mode');
}
