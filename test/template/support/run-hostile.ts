/** Runs whatever could be slow on long texts, in a process of its own that can be killed. */
import { FORMATTERS } from './generate/formatters.ts';
import { PREDICATES } from './generate/predicates.ts';
import { HOSTILE_PIECES, HOSTILE_SOURCES } from './hostile-texts.ts';
import { engineFor } from './ours.ts';

/** UTF-16 units of a value; twice the time for each pair of a slow formatter and a bad text would show. */
const VALUE_LENGTH = 100_000;
const SOURCE_LENGTH = 300_000;

/** What a formatter or predicate that copes with such texts stays far below, even on a busy machine. */
const SLOW_MS = 1500;

const ARGUMENTS: Readonly<Record<string, string>> = {
  truncate: ' 99999',
  date: ' %Y',
  message: ' v v',
  plural: ' v v',
  format: ' v v',
  lookup: ' v',
  get: ' v',
  'equal?': ' v "x"',
  'greaterThan?': ' v v',
};

const DATA = {
  formatter: (text: string): unknown => text,
  image: (text: string): unknown => ({ title: text, body: text, assetUrl: text, systemDataVariants: text }),
  product: (text: string): unknown => ({
    id: text,
    structuredContent: {
      productType: 1,
      variants: [{ attributes: { [text]: text } }, {}],
      variantOptionOrdering: [text],
    },
  }),
};

const engine = engineFor({ locale: 'en-US' });
const slow: string[] = [];
let runs = 0;

/** A busy machine can only make a run slower, even in processor time: the best of some counts. */
const ATTEMPTS = 3;

function time(what: string, run: () => void): void {
  runs++;
  let bestMs = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && bestMs > SLOW_MS; attempt++) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    bestMs = Math.min(bestMs, (user + system) / 1000);
  }
  if (bestMs > SLOW_MS) slow.push(`${what}: ${Math.round(bestMs)} ms`);
}

for (const piece of HOSTILE_PIECES) {
  const text = piece.repeat(VALUE_LENGTH / piece.length);
  for (const name of Object.keys(FORMATTERS)) {
    const template = engine.compile(`{v|${name}${ARGUMENTS[name] ?? ''}}`);
    for (const [kind, make] of Object.entries(DATA))
      time(`${name} of ${kind} ${JSON.stringify(piece)}`, () => template.render({ v: make(text) }));
  }
  for (const name of Object.keys(PREDICATES)) {
    const template = engine.compile(`{.section v}{.${name}${ARGUMENTS[name] ?? ''}}1{.end}{.end}`);
    const data = { v: { excerpt: text, items: text, recordType: text, promotedBlockType: text, v: text } };
    time(`${name} of ${JSON.stringify(piece)}`, () => template.render(data));
  }
}
for (const piece of HOSTILE_SOURCES) {
  const source = piece.repeat(SOURCE_LENGTH / piece.length);
  time(`source ${piece}`, () => engine.render(source, { a: [1], v: 1 }));
}
console.log(JSON.stringify({ runs, slow }));
