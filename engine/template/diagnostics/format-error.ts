import type { TemplateError } from './template-error.ts';

/** Longer source lines are cut, in UTF-16 units. */
const MAX_LINE_LENGTH = 120;

/** How much of a cut line is shown before the place, in UTF-16 units. */
const LEAD_LENGTH = 40;

const CUT = '…';

/** Control characters of terminals; each is one UTF-16 unit. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

const CONTROL_SIGN = '\ufffd';

/**
 * Formats a diagnostic for a terminal: its place and message, the source line, and carets under the tag.
 * @param error the diagnostic
 * @param source the template's text; without it only the first line is returned
 * @returns one line or three, without a line feed at the end
 * Source: docs/behaviour/template-language.md §8.3
 */
export function formatError(error: TemplateError, source?: string): string {
  const { template, line, column, message } = error;
  const head = `${template && `${template}:`}${String(line)}:${String(column)} ${message}`.replace(
    CONTROLS,
    CONTROL_SIGN,
  );
  if (source === undefined || error.length === 0) return head;
  const lineStart = source.lastIndexOf('\n', error.offset - 1) + 1;
  return [
    head,
    ...underline(lineAt(source, error.offset === 0 ? 0 : lineStart), column - 1, error.length),
  ].join('\n');
}

function lineAt(source: string, start: number): string {
  const end = source.indexOf('\n', start);
  return source
    .slice(start, end < 0 ? source.length : end)
    .replace(/\r$/, '')
    .replace(CONTROLS, (control) => (control === '\t' ? control : CONTROL_SIGN));
}

function underline(line: string, at: number, length: number): [string, string] {
  const start = line.length > MAX_LINE_LENGTH ? Math.max(0, at - LEAD_LENGTH) : 0;
  const end = Math.min(line.length, start + MAX_LINE_LENGTH);
  const before = (start > 0 ? CUT : '') + line.slice(start, at);
  const shown = before + line.slice(at, end) + (end < line.length ? CUT : '');
  // Tabs stay tabs, because their width is unknown.
  const carets = '^'.repeat(Math.max(1, Math.min(length, end - at)));
  return [shown, before.replace(/[^\t]/g, ' ') + carets];
}
