import path from 'node:path';

import type { MarkdownRenderer } from 'vitepress';

import { exampleId, type LiveExample } from '../examples/live-examples.ts';
import { ROOT } from './repository.ts';

/** What VitePress knows of the page while it renders one. */
interface Environment {
  /** The document, which the site may show under another name. */
  readonly realPath?: string;
  /** How many examples of the page have been rendered. */
  liveExampleCount?: number;
}

/**
 * Renders fences marked `html live` as live examples above their code, and those marked `text heard` as a list.
 * @param md the renderer of the site
 */
export function renderLiveExamples(md: MarkdownRenderer): void {
  const renderCode = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, environment: Environment, self) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    if (info === 'text heard') return renderHeard(content, md);
    const code = renderCode?.(tokens, index, options, environment, self) ?? '';
    if (!info.startsWith('html live')) return code;
    const place = environment.liveExampleCount ?? 0;
    environment.liveExampleCount = place + 1;
    const file = path.relative(ROOT, environment.realPath ?? '').replaceAll(path.sep, '/');
    const example: LiveExample = {
      id: exampleId(file, place),
      html: content,
      hasCart: info.endsWith(' cart'),
    };
    return `<LiveExample example="${encodeURIComponent(JSON.stringify(example))}">\n${code}\n</LiveExample>\n`;
  };
}

function renderHeard(content: string, md: MarkdownRenderer): string {
  const lines = content.trimEnd().split('\n');
  const items = lines.map((line) => `<li v-pre>${md.utils.escapeHtml(line)}</li>`);
  return `<ol class="heard">\n${items.join('\n')}\n</ol>\n`;
}
