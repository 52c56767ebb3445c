import { join } from 'node:path';

import { assert } from '../../../core/errors/index.ts';
import { createEngine, type Template, type TemplateError } from '../../../core/template/index.ts';
import { WEBSITE } from '../../site/website.ts';
import { CURRENCY } from '../domains/catalogue/index.ts';
import { loadTemplates } from './load-templates.ts';
import type { OwnerFrameData, OwnerPageName, OwnerPages } from './owner-pages.ts';
import type { FrameData, SiteData } from './page-data.ts';
import {
  type PageName,
  type Pages,
  type StandalonePageName,
  type StandalonePages,
  TEMPLATE_NAMES,
} from './pages.ts';

/** The site's pages, ready to render. Errors while rendering are logged and leave a gap. */
export interface Site {
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
   * Renders a page of the owner's.
   * @param name the page
   * @param data its own part and the frame
   */
  readonly renderForOwner: <Name extends OwnerPageName>(
    name: Name,
    data: OwnerFrameData & OwnerPages[Name],
  ) => string;
}

/** Where a site's templates are, and how to log their errors. */
export interface SiteParts {
  /** Default: the demo site's own. */
  readonly templatesDir?: string | undefined;
  /** Called for each error while rendering, with one line. */
  readonly log: (line: string) => void;
}

const DEFAULT_TEMPLATES_DIR = join(import.meta.dirname, '../../site/templates');

/**
 * Opens a site: its templates are read once, in the engine's strict mode.
 * @param parts where its templates are
 * @throws StartFailure when a template cannot be used
 * Source: docs/behaviour/reference-store.md §6.2
 */
export function openSite({ templatesDir = DEFAULT_TEMPLATES_DIR, log }: SiteParts): Site {
  const { language, timeZone } = WEBSITE;
  const engine = createEngine({ compat: 'strict', locale: language, timeZone, currency: CURRENCY });
  const templates = loadTemplates(templatesDir, engine, TEMPLATE_NAMES);
  const find = (name: string): Template => {
    const template = templates[name];
    assert(template !== undefined, 'template', 'the name of a template file', name);
    return template;
  };
  const print = <Data>(template: Template<Data>, data: Data): string => {
    const { output, errors } = template.render(data, { partials: templates });
    for (const error of errors) log(lineOf(error));
    // The line feeds after macros at the top of a page come before the document.
    return output.trimStart();
  };
  return {
    render: (name, data) => print(find(name), data),
    renderStandalone: (name, data) => print(find(name), data),
    renderForOwner: (name, data) => print(find(name), data),
  };
}

function lineOf({ template, line, column, message }: TemplateError): string {
  return `template ${template}:${line}:${column}: ${message}`;
}
