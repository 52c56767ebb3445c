import { storefront } from '../../../core/storefront/index.ts';
import { whenProvided } from '../../host/index.ts';
import { guarded } from '../../printed/index.ts';
import { printedIn } from './printed-parts.ts';

/**
 * Starts the store once the page has markup that needs it, and its providers are defined.
 * @param root where to look
 * @param selector the markup
 */
export function createStart(root: ParentNode, selector: string): { readonly scan: () => void } {
  let isStarted = false;
  const scan = () => {
    const [first] = isStarted ? [] : printedIn(root, selector);
    if (!first) return;
    isStarted = true;
    whenProvided(first, () => {
      queueMicrotask(() => {
        guarded('start', () => {
          storefront().start();
        });
      });
    });
  };
  return { scan };
}
