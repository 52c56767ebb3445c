import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { lint, type Engine, type Template } from '../../../../engine/template/index.ts';
import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/start-failures.ts';
import { findMissingPartial } from './missing-partial.ts';

/** Compiled templates by name: the file's name without folder and extension. */
export type SiteTemplates = Readonly<Record<string, Template>>;

const EXTENSION = '.html';

/**
 * Reads and compiles every template file of a site, once.
 * @param folder the folder, searched recursively
 * @param engine compiles them
 * @param needed names of templates that must exist
 * @param translate turns each source into the language of the engine; absent for the site's own
 * @returns the templates by name
 * @throws StartFailure for an unreadable folder, a broken template, a duplicate name, a missing template, and a page that
 * applies an unknown partial
 */
export function loadTemplates(
  folder: string,
  engine: Engine,
  needed: readonly string[],
  translate = (source: string) => source,
): SiteTemplates {
  const templates: Record<string, Template> = Object.create(null) as Record<string, Template>;
  for (const path of templatePaths(folder)) {
    const name = basename(path, EXTENSION);
    const other = templates[name];
    if (other !== undefined) throw new StartFailure(START_FAILURES.twinTemplates(other.name, path));
    const source = translate(readFileSync(join(folder, path), 'utf8'));
    const [mistake] = lint(engine, source, path);
    if (mistake !== undefined) throw new StartFailure(START_FAILURES.brokenTemplate(mistake));
    templates[name] = engine.compile(source, path);
  }
  const missing = needed.find((name) => templates[name] === undefined);
  if (missing !== undefined) throw new StartFailure(START_FAILURES.missingTemplate(folder, missing));
  for (const name of needed) {
    const gap = templates[name] && findMissingPartial(templates[name], templates);
    if (gap) throw new StartFailure(START_FAILURES.missingPartial(gap.by, gap.name));
  }
  return templates;
}

function templatePaths(folder: string): readonly string[] {
  try {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return paths.filter((path) => path.endsWith(EXTENSION)).sort();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(START_FAILURES.unreadableTemplates(folder, reason), { cause: error });
  }
}
