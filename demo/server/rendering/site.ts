import { join } from 'node:path';

import { assert } from '../../../core/errors/index.ts';
import { createEngine, type TemplateError } from '../../../core/template/index.ts';
import { CURRENCY } from '../catalogue/product-item.ts';
import type { PageData } from './page-data.ts';
import { loadTemplates } from './load-templates.ts';
import { WEBSITE } from '../../site/website.ts';

/** The site's pages, ready to be printed. */
export interface Site {
  /**
   * Prints a page.
   * @param name the template's name
   * @param data what it is printed with
   * @returns the document; what went wrong on the way is logged and leaves a gap
   */
  readonly render: (name: string, data: PageData) => string;
}

/** Where a site's templates are, and who is told about their trouble. */
export interface SiteParts {
  /** Default: the demo site's own. */
  readonly templatesDir?: string | undefined;
  /** Told about mistakes met while printing; one line each. */
  readonly log: (line: string) => void;
}

const DEFAULT_TEMPLATES_DIR = join(import.meta.dirname, '../../site/templates');

/**
 * Opens a site: its templates are read once, in the engine's strict mode.
 * @param parts where its templates are
 * @returns the site
 * @throws StartFailure when a template cannot be used
 * Source: design §6, §7
 */
export function openSite({ templatesDir = DEFAULT_TEMPLATES_DIR, log }: SiteParts): Site {
  const { language, timeZone } = WEBSITE;
  const engine = createEngine({ compat: 'strict', locale: language, timeZone, currency: CURRENCY });
  const templates = loadTemplates(templatesDir, engine);
  return {
    render(name, data) {
      const template = templates[name];
      assert(template !== undefined, 'template', 'the name of a template file', name);
      const { output, errors } = template.render(data, { partials: templates });
      for (const error of errors) log(lineOf(error));
      // Macros at the top of a page leave their line feeds before the document.
      return output.trimStart();
    },
  };
}

function lineOf({ template, line, column, message }: TemplateError): string {
  return `template ${template}:${line}:${column}: ${message}`;
}
