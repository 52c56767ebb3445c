import { isJsonObject } from '../json/index.ts';
import type { Warn } from '../shared/index.ts';

/** The name of the page's settings script in warnings. Source: docs/behaviour/settings.md §1.1, §2.3. */
export const CONFIG_SCRIPT = '<script data-store-config>';

const SELECTOR = 'script[type="application/json"][data-store-config]';

/**
 * Reads the document's first `<script type="application/json" data-store-config>`.
 * @param root the page's root element
 * @param isLoading whether the document is still being parsed, so that the text may be incomplete
 * @param warn called, once the page is complete, for a script that is not JSON or not an object
 * @returns its settings; an empty object if there are none that can be read
 * Source: docs/behaviour/settings.md §1.1, §2.3.
 */
export function readConfigScript(root: Element, isLoading: boolean, warn: Warn): object {
  const scripts = root.querySelectorAll(SELECTOR);
  const [script] = scripts;
  if (script === undefined) return {};
  if (scripts.length > 1) warn(`there are several ${CONFIG_SCRIPT}; the first one holds`);
  try {
    // Trimming also removes a byte order mark.
    const raw: unknown = JSON.parse(script.textContent.trim());
    if (isJsonObject(raw)) return raw;
    warn(`${CONFIG_SCRIPT} cannot be read: its JSON is not an object`);
  } catch (error) {
    if (!isLoading) warn(`${CONFIG_SCRIPT} cannot be read: ${String(error)}`);
  }
  return {};
}
