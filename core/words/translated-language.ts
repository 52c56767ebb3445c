/** The facts of a page's language. */
interface TranslatedPage {
  /** The global of the translation tool that the website builder embeds. */
  readonly Weglot?: unknown;
  readonly document: Pick<ParentNode, 'querySelector'> & {
    readonly documentElement: { readonly lang: string; readonly className: string };
  };
}

/** Marks that browsers' translators add to a page. */
const TRANSLATED = /(^|\s)translated-(ltr|rtl)(\s|$)/;
/** How a translated page links to its other languages. */
const OTHER_LANGUAGES = 'link[rel="alternate"][hreflang]';

/**
 * Finds the language into which a tool has translated the page.
 * @param page the window
 * @returns the tool's language, or that of a page which its site or the visitor's browser has translated; null without a
 * translation tool
 * Source: docs/behaviour/restock.md §4.3; docs/behaviour/languages.md §2.7
 */
export function translatedLanguage({ Weglot: tool, document }: TranslatedPage): string | null {
  const language = languageOf(tool);
  if (typeof language === 'string' && language !== '') return language;
  const { lang, className } = document.documentElement;
  const isTranslated = TRANSLATED.test(className) || document.querySelector(OTHER_LANGUAGES) !== null;
  return isTranslated && lang !== '' ? lang : null;
}

function languageOf(tool: unknown): unknown {
  if (typeof tool !== 'object' || tool === null || !('getCurrentLang' in tool)) return null;
  try {
    return typeof tool.getCurrentLang === 'function' ? Reflect.apply(tool.getCurrentLang, tool, []) : null;
  } catch {
    // A third-party script may throw: an e-mail in the site's language is better than none.
    return null;
  }
}
