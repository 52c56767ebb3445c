/** Runs whatever could be slow on long texts, in a process of its own that can be killed. */
import { FORMATTERS } from './generate/formatters.ts';
import { PREDICATES } from './generate/predicates.ts';
import { HOSTILE_PIECES, HOSTILE_SOURCES } from './hostile-texts.ts';
import { engineFor } from './ours.ts';

/** UTF-16 units of a value. */
const VALUE_LENGTH = 100_000;
const SOURCE_LENGTH = 300_000;

/** A text of which a formatter or predicate makes that much work is looked at again; the square of its length is more. */
const SUSPECT_MS = 200;
/** How many times longer the text is than the one that it is compared with. */
const TIMES = 4;
/** Between the growth of the text, 4, and its square. */
const GROWTH = 9;

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
/** Texts that have taken too long at least once, and how to measure their growth again. */
const suspects: { readonly what: string; readonly growth: () => number }[] = [];
let runs = 0;

/** A busy machine can only make a run slower, even in processor time: the best of some counts, of either length. */
const ATTEMPTS = 5;
/**
 * Suspects are measured this many more times, with longer texts: from some length on, memory is collected, which is one step
 * and no growth.
 */
const CHECKS = 3;

// Without the time of the system, which hands out memory: on a full machine that takes longer for longer texts.
function processorMs(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user } = process.cpuUsage(start);
  return user / 1000;
}

/** Measures how the work grows: absolute times depend on the machine. */
function check(what: string, text: string, run: (text: string) => void): void {
  runs++;
  if (
    processorMs(() => {
      run(text);
    }) < SUSPECT_MS
  )
    return;
  if (growthOf(text, run) > GROWTH) suspects.push({ what, growth: () => growthOf(text.repeat(TIMES), run) });
}

function growthOf(text: string, run: (text: string) => void): number {
  const lengths = [text.length / TIMES, text.length];
  const bestMs = lengths.map(() => Infinity);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    for (const [place, length] of lengths.entries()) {
      const tookMs = processorMs(() => {
        run(text.slice(0, length));
      });
      bestMs[place] = Math.min(bestMs[place]!, tookMs);
    }
  const [shortMs = 0, longMs = 0] = bestMs;
  return longMs / Math.max(shortMs, 1);
}

for (const piece of HOSTILE_PIECES) {
  const text = piece.repeat(VALUE_LENGTH / piece.length);
  for (const name of Object.keys(FORMATTERS)) {
    const template = engine.compile(`{v|${name}${ARGUMENTS[name] ?? ''}}`);
    for (const [kind, make] of Object.entries(DATA))
      check(`${name} of ${kind} ${JSON.stringify(piece)}`, text, (value) =>
        template.render({ v: make(value) }),
      );
  }
  for (const name of Object.keys(PREDICATES)) {
    const template = engine.compile(`{.section v}{.${name}${ARGUMENTS[name] ?? ''}}1{.end}{.end}`);
    check(`${name} of ${JSON.stringify(piece)}`, text, (v) =>
      template.render({ v: { excerpt: v, items: v, recordType: v, promotedBlockType: v, v } }),
    );
  }
}
for (const piece of HOSTILE_SOURCES) {
  const source = piece.repeat(SOURCE_LENGTH / piece.length);
  check(`source ${piece}`, source, (text) => engine.render(text, { a: [1], v: 1 }));
}
const slow = suspects.flatMap(({ what, growth }) => {
  const least = Math.min(...Array.from({ length: CHECKS }, growth));
  return least > GROWTH ? [`${what}: ${least.toFixed(1)} times the work for ${TIMES} times the text`] : [];
});
console.log(JSON.stringify({ runs, slow }));
