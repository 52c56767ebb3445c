import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import {
  compileToModule,
  createEngine,
  type ModuleOptions,
  type Template,
} from '../../engine/template/index.ts';

const DOOR = path.resolve(import.meta.dirname, '../../engine/template/index.ts');
const SOURCE =
  '{.repeated section items}{title|html}: {price|money}{.alternates with}, {.end} {on|date %Y}{x|apply p}';
const DATA = {
  items: [
    { title: 'Mug <XL>', price: { value: '10.5', currency: 'USD' } },
    { title: 'Tee', price: { value: '20', currency: 'USD' } },
  ],
  on: 1_520_876_934_000,
  x: 1,
};

describe('a template as a module', () => {
  let folder = '';
  let engine = '';
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'template-module-'));
    engine = path.join(folder, 'engine.mjs');
    await build({ entryPoints: [DOOR], bundle: true, format: 'esm', outfile: engine });
  });
  after(() => rm(folder, { recursive: true }));

  async function print(name: string, source: string, options: ModuleOptions = {}): Promise<string> {
    const file = path.join(folder, `${name}.mjs`);
    await writeFile(file, compileToModule(source, { from: pathToFileURL(engine).href, ...options }).code);
    return file;
  }

  async function load(file: string): Promise<Template> {
    const loaded = (await import(pathToFileURL(file).href)) as { template: Template };
    return loaded.template;
  }

  it('prints what the engine prints, errors included', async () => {
    const options = { locale: 'en-US', partials: { p: [17, 1, [[0, '!']], 18] } };
    const printed = (await load(await print('same', SOURCE, { name: 'list' }))).render(DATA, options);
    const expected = createEngine().compile(SOURCE, 'list').render(DATA, options);
    assert.equal(printed.output, expected.output);
    assert.equal(printed.output, 'Mug &lt;XL&gt;: $10.50, Tee: $20.00 2018!');
    assert.deepEqual(printed.errors, []);
  });

  it('keeps its dialect', async () => {
    const template = await load(await print('strict', '[{missing|date %Y}]', { compat: 'strict' }));
    assert.equal(template.render({}).output, '[]');
  });

  it('includes neither the parser nor an area that it does not use', async () => {
    const file = await print('small', '{a|html}', { from: DOOR });
    const { metafile } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'esm',
      metafile: true,
    });
    const [output] = Object.values(metafile.outputs);
    const inside = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    const rooms = inside.map(([input]) => input.replace(/^.*(core|engine)\//, ''));
    assert.ok(rooms.includes('template/run/variable.ts'));
    const unwanted = /^(template\/source\/(parse|assembler|lint)|template\/areas\/(?!core)|i18n\/)/;
    assert.deepEqual(
      rooms.filter((room) => unwanted.test(room)),
      [],
    );
  });

  it('imports the smallest areas that have what it uses', () => {
    const importsOf = (source: string, options?: ModuleOptions): string =>
      /import \{ (.*) \}/.exec(compileToModule(source, options).code)?.[1] ?? '';
    assert.equal(importsOf('{a}'), 'templateFromTree');
    assert.equal(importsOf('{a|money}'), 'templateFromTree, numberArea, intlNumberLocale');
    assert.equal(importsOf('{a|money}{a|datetime}'), 'templateFromTree, i18nArea, intlLocale');
    assert.equal(importsOf('{a|date %Y}'), 'templateFromTree, dateArea, intlNumberLocale');
    assert.equal(importsOf('{.eval 1}', { hasExpressions: false }), 'templateFromTree');
    assert.equal(importsOf('{.section a}{.eval 1}{.end}'), 'templateFromTree, expressionArea');
    assert.equal(
      importsOf('{@|apply p}', { partials: ['{.eval 1}'] }),
      'templateFromTree, coreArea, expressionArea',
    );
  });

  it('prints the dates of a compiled partial that it does not know', async () => {
    const partials = { p: createEngine().compile('{on|datetime}') };
    const template = await load(await print('price', '{a|money} {@|apply p}'));
    const data = { a: { value: '5', currency: 'EUR' }, on: 1_520_876_934_000 };
    assert.equal(template.render(data, { locale: 'en-US', partials }).output, '€5.00 March 12, 2018');
  });

  it('evaluates expressions', async () => {
    const template = await load(await print('eval', '{.eval 6 * 7}'));
    assert.deepEqual(template.render({}), { output: '42', errors: [] });
  });

  it('is safe inside a script element, whatever the template', () => {
    const { code } = compileToModule('</script><script>alert(1)</script><!--');
    assert.ok(!code.includes('<'));
  });

  it('opens a locale for every area that needs one', async () => {
    const template = await load(await print('since', '{on|timesince}'));
    const { output } = template.render({ on: 0 }, { locale: 'en-US', now: 3 * 86_400_000 });
    assert.match(output, />about 3 days ago</);
  });

  it('includes the areas of the partials it is given', async () => {
    const partial = '{d|date %Y}';
    const template = await load(await print('partials', '{@|apply year}', { partials: [partial] }));
    const partials = { year: createEngine().parse(partial) };
    assert.equal(template.render({ d: 1_520_876_934_000 }, { partials }).output, '2018');
  });

  it('accepts partials as trees only, and throws otherwise', async () => {
    const template = await load(await print('text', '{@|apply p}'));
    const { errors } = template.render({}, { partials: { p: 'text' } });
    assert.match(errors[0]?.message ?? '', /This template reads partials as trees only$/);
  });

  it('keeps an infinite limit', () => {
    const { code } = compileToModule('a', { limits: { maxTurns: Infinity } });
    assert.match(code, /limits: \{ maxTurns: Infinity \}/);
  });

  it('reports the errors in the source', () => {
    const { errors } = compileToModule('a\n{b|nope}', { name: 'broken' });
    assert.deepEqual(
      errors.map(({ message, template, line, column }) => ({ message, template, line, column })),
      [{ message: "SyntaxError: Formatter 'nope' is unknown", template: 'broken', line: 2, column: 1 }],
    );
  });
});
