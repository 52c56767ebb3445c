import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeAttribute } from './escape.ts';

/** The destination of a form before the script. */
export interface FormTarget {
  /** The URL that the form posts to. */
  readonly action: string;
  /** Hidden fields, such as a crumb. A field that the tag shows replaces the hidden one of its name. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** How a drawing is written. */
export interface DrawingOptions {
  /** Distinguishes the ids of two forms of one page. */
  readonly idPrefix: string;
  /** Where its form posts to; null for the page's own URL. */
  readonly form: FormTarget | null;
}

/** The forms of our drawings that the script sends; those with a URL of their own, and of lists, work without it. */
const SENT_BY_SCRIPT = /<form(?![^>]* (?:action=|method="get"))([^>]*)>/;

/** React asks for eager pictures early, but these links are beside the pictures. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Writes what a tag draws.
 * @param drawing JSX
 * @param options where its form posts to
 * @returns HTML
 */
export function drawingHTML(drawing: unknown, { idPrefix, form }: DrawingOptions): string {
  const html = renderToString(drawing as ReactNode, { identifierPrefix: idPrefix }).replace(PRELOADS, '');
  if (!form) return html;
  const action = ` method="post" action="${escapeAttribute(form.action)}"`;
  return html.replace(SENT_BY_SCRIPT, (_, attributes: string) => {
    const others = attributes.replace(' method="post"', '');
    return `<form${action}${others}>${hiddenFields(form, html)}`;
  });
}

function hiddenFields({ fields = {} }: FormTarget, html: string): string {
  return Object.entries(fields)
    .map(([name, value]) => [escapeAttribute(name), escapeAttribute(value)])
    .filter(([name]) => !html.includes(` name="${name}"`))
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');
}
