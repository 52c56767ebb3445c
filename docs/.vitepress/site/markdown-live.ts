import path from 'node:path';

import type { MarkdownRenderer } from 'vitepress';

import { exampleId, type LiveExample, liveFenceOf } from '../examples/live-examples.ts';
import { ROOT } from './repository.ts';

/** What VitePress knows of the page while it renders one. */
interface Environment {
  /** The document, which the site may show under another name. */
  readonly realPath?: string;
  /** How many examples of the page have been rendered. */
  liveExampleCount?: number;
}

/**
 * Renders fences marked `html live` as live examples above their code, and those marked `text screen-reader` as a list.
 * @param md the renderer of the site
 */
export function renderLiveExamples(md: MarkdownRenderer): void {
  const renderCode = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, environment: Environment, self) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    const fence = liveFenceOf(info);
    if (fence?.kind === 'transcript') return renderTranscript(content, md);
    const code = renderCode?.(tokens, index, options, environment, self) ?? '';
    if (!fence) return code;
    const example = encodeURIComponent(JSON.stringify(exampleOf(content, fence.hasCart, environment)));
    return `<LiveExample example="${example}">\n${code}\n</LiveExample>\n`;
  };
}

/** Describes the next example of a page. */
function exampleOf(html: string, hasCart: boolean, environment: Environment): LiveExample {
  const place = environment.liveExampleCount ?? 0;
  environment.liveExampleCount = place + 1;
  const file = path.relative(ROOT, environment.realPath ?? '').replaceAll(path.sep, '/');
  return { id: exampleId(file, place), html, hasCart };
}

function renderTranscript(content: string, md: MarkdownRenderer): string {
  const lines = content.trimEnd().split('\n');
  const items = lines.map((line) => `<li v-pre>${md.utils.escapeHtml(line)}</li>`);
  return `<ol class="transcript">\n${items.join('\n')}\n</ol>\n`;
}
