import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { createEngine, Engine, Template } from '../../engine/template/index.ts';
import { ENGINE_FILE } from './built-engine.ts';
import { readSite, type SiteTaskName } from './site.ts';
import type { WorkloadName } from './workloads.ts';
import { WORKLOADS } from './workloads.ts';

/** What is timed: one rendering, or one parsing. */
export type Task = () => unknown;

/** Starts a contestant, with imports of its own, so that no process loads another's code. */
export type Prepare = (workload: WorkloadName) => Promise<Task>;

const NOW_MS = 1_700_000_000_000;
const require = createRequire(import.meta.url);

interface EngineModule {
  readonly createEngine: typeof createEngine;
}

async function engineCreator(): Promise<() => Engine> {
  const ours = (await import(ENGINE_FILE)) as EngineModule;
  return () => ours.createEngine({ locale: 'en-US' });
}

async function ours(): Promise<Engine> {
  return (await engineCreator())();
}

/** Renders source text, or what the existing engine has parsed. */
type RenderExisting = (
  source: unknown,
  json: unknown,
  partials?: Readonly<Record<string, unknown>>,
) => string;

async function existing(): Promise<RenderExisting> {
  const { Compiler } = await import('@squarespace/template-engine');
  const { CLDRFramework } = await import('@phensley/cldr');
  const framework = new CLDRFramework({
    loader: (language) => readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8'),
  });
  const cldr = framework.get('en');
  const compiler = new Compiler();
  return (source, json, partials) => {
    const code = source as string;
    const { ctx } = compiler.execute({
      code,
      json,
      cldr,
      now: NOW_MS,
      enableExpr: true,
      enableInclude: true,
      ...(partials && { partials: partials as Record<string, string> }),
    });
    return ctx.render();
  };
}

/** The same table in the syntax of other engines. */
const PLAIN_ELSEWHERE = {
  mustache:
    '<table>\n{{#rows}}<tr class="{{#isOpen}}open{{/isOpen}}{{^isOpen}}closed{{/isOpen}}"><th>{{name}}</th>{{#cells}}<td>{{.}}</td>{{/cells}}</tr>\n{{/rows}}</table>',
  handlebars:
    '<table>\n{{#each rows}}<tr class="{{#if isOpen}}open{{else}}closed{{/if}}"><th>{{name}}</th>{{#each cells}}<td>{{this}}</td>{{/each}}</tr>\n{{/each}}</table>',
  nunjucks:
    '<table>\n{% for row in rows %}<tr class="{% if row.isOpen %}open{% else %}closed{% endif %}"><th>{{ row.name }}</th>{% for cell in row.cells %}<td>{{ cell }}</td>{% endfor %}</tr>\n{% endfor %}</table>',
  eta: '<table>\n<% for (const row of it.rows) { %><tr class="<%= row.isOpen ? "open" : "closed" %>"><th><%= row.name %></th><% for (const cell of row.cells) { %><td><%= cell %></td><% } %></tr>\n<% } %></table>',
} as const;

/** The contestants that render, in measuring order. */
export const RENDERERS: Readonly<Record<string, Prepare>> = {
  'the existing engine': async (workload) => {
    const render = await existing();
    const { Compiler } = await import('@squarespace/template-engine');
    const { code } = new Compiler().parse(WORKLOADS[workload].template);
    const data = WORKLOADS[workload].makeData();
    return () => render(code, data);
  },
  ours: async (workload) => {
    const engine = await ours();
    const template = engine.compile(WORKLOADS[workload].template);
    const data = WORKLOADS[workload].makeData();
    return () => template.render(data, { now: NOW_MS }).output;
  },
  'written by hand': (workload) => {
    const { makeData, byHand } = WORKLOADS[workload];
    const data = makeData() as never;
    return Promise.resolve(() => byHand(data));
  },
};

/** Engines with other languages, which render only `plain`. */
export const NEIGHBOURS: Readonly<Record<string, Prepare>> = {
  mustache: async (workload) => {
    const { default: mustache } = await import('mustache');
    const { escape } = await import('./by-hand.ts');
    const data = WORKLOADS[workload].makeData();
    const config = { escape: (value: unknown) => escape(String(value)) };
    return () => mustache.render(PLAIN_ELSEWHERE.mustache, data, undefined, config);
  },
  handlebars: async (workload) => {
    const { default: handlebars } = await import('handlebars');
    const render = handlebars.compile(PLAIN_ELSEWHERE.handlebars);
    const data = WORKLOADS[workload].makeData();
    return () => render(data);
  },
  nunjucks: async (workload) => {
    const { default: nunjucks } = await import('nunjucks');
    const template = new nunjucks.Template(
      PLAIN_ELSEWHERE.nunjucks,
      new nunjucks.Environment(null, { autoescape: true }),
      'plain',
      true,
    );
    const data = WORKLOADS[workload].makeData();
    return () => template.render(data);
  },
  eta: async (workload) => {
    const { Eta } = await import('eta');
    const template = new Eta({ autoTrim: false }).compile(PLAIN_ELSEWHERE.eta);
    const eta = new Eta({ autoTrim: false });
    const data = WORKLOADS[workload].makeData();
    return () => template.call(eta, data);
  },
};

/** The contestants that parse. */
export const PARSERS: Readonly<Record<string, Prepare>> = {
  'the existing engine': async (workload) => {
    const { Compiler } = await import('@squarespace/template-engine');
    const compiler = new Compiler();
    return () => compiler.parse(WORKLOADS[workload].template);
  },
  ours: async (workload) => {
    const engine = await ours();
    return () => engine.parse(WORKLOADS[workload].template);
  },
  'ours, ready to render': async (workload) => {
    const engine = await ours();
    return () => engine.compile(WORKLOADS[workload].template);
  },
};

/** Starts a contestant that compiles and renders a site. */
export type PrepareSite = (task: SiteTaskName) => Promise<() => string[]>;

/** The contestants that compile and render a whole site; each task returns the pages. */
export const SITE_RENDERERS: Readonly<Record<string, PrepareSite>> = {
  'the existing engine': async (task) => {
    const { Compiler } = await import('@squarespace/template-engine');
    const render = await existing();
    const compiler = new Compiler();
    const { sources, pages } = readSite();
    if (task === 'page by page')
      return () => pages.map(([name, data]) => render(sources[name], data, sources));
    return () => {
      const codes: Record<string, unknown> = {};
      for (const [name, source] of Object.entries(sources)) codes[name] = compiler.parse(source).code;
      return pages.map(([name, data]) => render(codes[name], data, codes));
    };
  },
  ours: async (task) => {
    const create = await engineCreator();
    const { sources, pages } = readSite();
    const options = { now: NOW_MS };
    if (task === 'page by page')
      return () =>
        pages.map(
          ([name, data]) =>
            create()
              .compile(sources[name] ?? '')
              .render(data, { ...options, partials: sources }).output,
        );
    const engine = create();
    return () => {
      const partials: Record<string, Template> = {};
      for (const [name, source] of Object.entries(sources)) partials[name] = engine.compile(source);
      return pages.map(([name, data]) => partials[name]?.render(data, { ...options, partials }).output ?? '');
    };
  },
};
