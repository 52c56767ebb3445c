import { showValue } from '../errors/index.ts';
import type { Findings } from './findings.ts';

const QUOTES = 'Write names and texts in double quotes, and no comma after the last one.';

/**
 * Parses the text of a product; guesses the intended form of text that is not JSON.
 * @param text the attribute or the script
 * @param findings receives the mistakes
 * @returns the value; undefined for a text that is not JSON
 * Source: docs/behaviour/products.md §1.6
 */
export function parseProductText(text: string, findings: Findings): unknown {
  if (text.startsWith('[object ')) {
    findings.add(
      'product is [object Object]',
      `"product" is the text "${text}": it was set as an object before the tag was defined. ` +
        `Import the tag before it is rendered, set the property when it is defined, or write the JSON: JSON.stringify(product).`,
    );
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    findings.add(
      'product is not JSON',
      `"product" is not JSON: ${meaningOf(text) ?? `${reason}. ${QUOTES}`}`,
    );
    return undefined;
  }
}

function meaningOf(text: string): string | null {
  const start = text.trim();
  if (/^[[{]$/.test(start))
    return `it ends after "${start}", at the first double quote. Write product='…' in single quotes, or a <script type="application/json"> inside the tag.`;
  if (start.includes('&quot;'))
    return 'it is escaped, and nothing is escaped inside a script. Write " instead of &quot;.';
  return /^[[{]/.test(start)
    ? null
    : `it is the text ${showValue(text)}, and nothing is looked up by it. Write the product item itself, from { to }, or the id by which the store knows it as "item-id".`;
}
