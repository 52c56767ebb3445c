import { PACKAGE_VERSION, shelf, warnDeveloper, yieldToBrowser } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import type { StoreElement } from './store-element.ts';
import { followLanguage } from './language.ts';
import { quietLit } from './quiet-lit.ts';

const VERSION = Symbol.for('storefront-elements.version');

interface Versioned {
  [VERSION]?: string;
}

/** Postponed definitions; null while tags are defined immediately. */
let waiting: (() => void)[] | null = null;

/**
 * Registers a tag. A second registration does nothing, and warns only if another version of this package was first.
 * @param tag the tag's name
 * @param element its class
 * Source: docs/behaviour/elements.md §3.1
 */
export function defineElement(tag: string, element: typeof StoreElement): void {
  // Without a document, importing is allowed and defining does nothing. Lit creates a registry even in Node.
  if (typeof document === 'undefined') return;
  const definition = () => {
    define(tag, element);
  };
  if (waiting) waiting.push(definition);
  else definition();
}

/**
 * Postpones all definitions from now on.
 * @returns defines the tags, each in a task of its own, so that a slow processor stays responsive. It waits for the
 *   postponed tags of other copies of the script: tags of two copies would share views that know only one of them
 * Source: docs/behaviour/elements.md §8.4
 */
export function putOffDefinitions(): () => Promise<void> {
  const definitions: (() => void)[] = [];
  waiting = definitions;
  return () => {
    waiting = null;
    const turns = shelf('definitions', () => ({ last: Promise.resolve() }));
    turns.last = turns.last.then(() => runInTurn(definitions));
    return turns.last;
  };
}

async function runInTurn(steps: readonly (() => void)[]): Promise<void> {
  for (const step of steps) {
    await yieldToBrowser();
    try {
      step();
    } catch (error) {
      // A page's own registry may refuse a tag; the others, and those of later copies, are defined all the same.
      storefront().report(error, 'define');
    }
  }
}

function define(tag: string, element: typeof StoreElement): void {
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
