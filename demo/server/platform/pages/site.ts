import { scriptJson } from '../../../../core/json/index.ts';
import { join } from 'node:path';

import { CONTRIBUTOR_ROLES } from '../../../../core/enumerations/index.ts';
import { assert } from '../../../../core/errors/index.ts';
import { createEngine, type Engine, type TemplateError } from '../../../../engine/template/index.ts';
import { TEMPLATE_ID, WEBSITE, WEBSITE_ID } from '../../../site/website.ts';
import type { OtherLanguage } from '../shared/languages.ts';
import { CURRENCY } from '../shared/money.ts';
import { localeOf, wordsOf } from '../shared/speech.ts';
import { configInLanguage, pageInLanguage } from './in-language.ts';
import { loadTemplates, type SiteTemplates } from './load-templates.ts';
import type { OwnerFrameData, OwnerPageName, OwnerPages } from './owner-pages.ts';
import type { FrameData, SiteData, PageVisit } from './page-data.ts';
import { pageTypeOf } from './page-types.ts';
import type { PageName, Pages, StandalonePageName, StandalonePages } from './pages.ts';
import { ownFormatterTexts } from './translation/formatter-texts.ts';
import { type SiteTranslator, siteTranslator } from './translation/site-translator.ts';

/** The site's pages, ready to render. Errors while rendering are logged and leave a gap. */
export interface Site {
  /**
   * Loads a language, once; pages in a language that is not loaded are printed in the site's own.
   * @param language besides the site's own
   */
  readonly learn: (language: OtherLanguage) => Promise<void>;
  /**
   * Renders a page.
   * @param name the page
   * @param data its own part and the frame
   */
  readonly render: <Name extends PageName>(name: Name, data: FrameData & Pages[Name]) => string;
  /**
   * Renders a standalone page.
   * @param name the page
   * @param data everything that it prints
   */
  readonly renderStandalone: <Name extends StandalonePageName>(
    name: Name,
    data: SiteData & StandalonePages[Name],
  ) => string;
  /**
   * Renders one of the owner's pages.
   * @param name the page
   * @param data its own part and the frame
   */
  readonly renderForOwner: <Name extends OwnerPageName>(
    name: Name,
    data: OwnerFrameData & OwnerPages[Name],
  ) => string;
}

/** A language besides the site's own, ready to print. */
interface LearnedLanguage {
  readonly templates: SiteTemplates;
  readonly translator: SiteTranslator;
}

/** Where a site's templates are, and how to log their errors. */
export interface SiteParts {
  /** Default: the demo site's own. */
  readonly templatesDir?: string | undefined;
  /** The names of the templates that it must have. */
  readonly templates: readonly string[];
  /** Called for each error while rendering, with one line. */
  readonly log: (line: string) => void;
}

const DEFAULT_TEMPLATES_DIR = join(import.meta.dirname, '../../../site/templates');

/**
 * Opens a site: its templates are read once, in the engine's strict mode.
 * @param parts where its templates are
 * @throws StartFailure when a template cannot be used
 * Source: docs/behaviour/reference-store.md §6.2
 */
export function openSite({ templatesDir = DEFAULT_TEMPLATES_DIR, templates: names, log }: SiteParts): Site {
  const own = loadTemplates(templatesDir, engineFor(WEBSITE.language), names);
  const ownStrings = ownFormatterTexts();
  const learned = new Map<OtherLanguage, LearnedLanguage>();
  const print = (name: string, data: SiteData): string => {
    const { tag: language } = data.pageLanguage;
    const other = learned.get(language as OtherLanguage);
    const templates = other?.templates ?? own;
    const template = templates[name];
    assert(template !== undefined, 'template', 'the name of a template file', name);
    const visited = toVisitor(data, pageTypeOf(name));
    const page = other
      ? inLanguageOf(visited, other.translator)
      : { ...visited, localizedStrings: ownStrings };
    const { output, errors } = template.render(page, { partials: templates });
    for (const error of errors) log(lineOf(error));
    // The line feeds after macros at the top of a page come before the document.
    const printed = output.trimStart();
    return other ? pageInLanguage(other.translator.page(printed), language as OtherLanguage) : printed;
  };
  return {
    async learn(language) {
      if (learned.has(language)) return;
      const translator = siteTranslator(language, await wordsOf(language));
      const engine = engineFor(localeOf(language));
      const templates = loadTemplates(templatesDir, engine, names, translator.template);
      learned.set(language, { templates, translator });
    },
    render: print,
    renderStandalone: print,
    renderForOwner: print,
  };
}

/** Data of a page, with its settings as JSON. */
type ConfiguredData = SiteData & { readonly storeConfig?: string; readonly frameConfig?: string };

function toVisitor(data: ConfiguredData, pageType: number): ConfiguredData {
  return withConfig(data, (config) => visitorConfig(config, pageType, data));
}

function inLanguageOf(data: ConfiguredData, { localizedStrings }: SiteTranslator): ConfiguredData {
  const language = data.pageLanguage.tag as OtherLanguage;
  return { ...withConfig(data, (config) => configInLanguage(config, language)), localizedStrings };
}

/** Settings are in the page's own data or in the frame. */
function withConfig(data: ConfiguredData, change: (config: string | undefined) => string): ConfiguredData {
  return data.storeConfig === undefined
    ? { ...data, frameConfig: change(data.frameConfig) }
    : { ...data, storeConfig: change(data.storeConfig) };
}

function engineFor(locale: string): Engine {
  const { timeZone } = WEBSITE;
  return createEngine({ compat: 'strict', locale, timeZone, currency: CURRENCY });
}

function lineOf({ template, line, column, message }: TemplateError): string {
  return `template ${template}:${line}:${column}: ${message}`;
}

/** What every page states about the site. Its newer tracker is on the site itself. Source: docs/behaviour/reference-store.md §12.5 */
const SITE = { websiteId: WEBSITE_ID, templateId: TEMPLATE_ID, urls: { analytics: '/' } } as const;

/**
 * Adds the site to the settings of a page, the visitor's consent and language, and the owner's account, whose visits are
 * not counted.
 * @param storeConfig the page's own settings, as a JSON text; may be absent
 * @param pageType the type of a page that states none
 * @param visit consent, member and owner; the key of its forms
 * Source: docs/behaviour/reference-store.md §12.2, §12.3, §12.5
 */
function visitorConfig(
  storeConfig: string | undefined,
  pageType: number,
  {
    consent,
    owner,
    memberLocale,
    formKey,
  }: Pick<PageVisit, 'consent' | 'owner' | 'memberLocale' | 'formKey'>,
): string {
  const account = owner === undefined ? {} : { authenticatedAccountId: owner, websiteRoles: ROLES };
  const own = JSON.parse(storeConfig ?? '{}') as { readonly flags?: object };
  // A page for everybody has no key for its forms.
  const shared = formKey === '' ? { flags: { ...own.flags, sharedPage: true } } : {};
  return scriptJson({ ...SITE, pageType, ...own, ...shared, consent, memberLocale, ...account });
}

/** Every owner is an administrator. */
const ROLES: readonly number[] = [CONTRIBUTOR_ROLES.admin];
