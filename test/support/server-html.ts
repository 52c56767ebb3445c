import { executeServerCommand } from '@web/test-runner-commands';
import type { RenderOptions, TagName } from '../../entries/server/index.ts';

/** What a server renders, as JSON. */
interface Rendering {
  readonly tag: TagName;
  readonly props: object;
  readonly options: RenderOptions;
}

/**
 * Renders a tag in Node: with React, also where the page has Preact.
 * @param rendering its tag, properties and options, as for `renderToHTML`
 * @returns HTML
 */
export async function serverHtml(rendering: Rendering): Promise<string> {
  const { html } = await executeServerCommand<{ html: string }, Rendering>('server-html', rendering);
  return html;
}
