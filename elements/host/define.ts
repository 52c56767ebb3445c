import { PACKAGE_VERSION, warnDeveloper } from '../../core/shared/index.ts';
import type { StoreElement } from './store-element.ts';
import { followLanguage } from './language.ts';
import { quietLit } from './quiet-lit.ts';

const VERSION = Symbol.for('storefront-elements.version');

interface Versioned {
  [VERSION]?: string;
}

/**
 * Registers a tag; a second registration is silent, unless another version of this package was first.
 * @param tag the tag's name
 * @param element its class
 * Source: docs/behaviour/elements.md §3.1
 */
export function defineElement(tag: string, element: typeof StoreElement): void {
  // Importing without a document is allowed, and then defining does nothing; Lit creates a registry even in Node.
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
