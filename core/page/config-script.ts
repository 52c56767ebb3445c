import { isJsonObject } from '../json/index.ts';
import { type Warn } from './warnings.ts';

/** How the page's settings script is called in sentences to its developer. Source: docs/behaviour/settings.md §1.1, §2.3. */
export const CONFIG_SCRIPT = '<script data-store-config>';

const SELECTOR = 'script[type="application/json"][data-store-config]';

/**
 * Reads `<script type="application/json" data-store-config>`, the first one of the document.
 * @param root the page's root element
 * @param isLoading whether the parser is still at work, so that the text may be half there
 * @param warn hears, once the page is complete, of a script that is not JSON or not an object
 * @returns what it said; an empty object when it said nothing that can be read
 * Source: docs/behaviour/settings.md §1.1, §2.3.
 */
export function readConfigScript(root: Element, isLoading: boolean, warn: Warn): object {
  const scripts = root.querySelectorAll(SELECTOR);
  const [script] = scripts;
  if (script === undefined) return {};
  if (scripts.length > 1) warn(`there are several ${CONFIG_SCRIPT}; the first one holds`);
  try {
    // Trimming takes a byte order mark along.
    const raw: unknown = JSON.parse(script.textContent.trim());
    if (isJsonObject(raw)) return raw;
    warn(`${CONFIG_SCRIPT} cannot be read: its JSON is not an object`);
  } catch (error) {
    if (!isLoading) warn(`${CONFIG_SCRIPT} cannot be read: ${String(error)}`);
  }
  return {};
}
