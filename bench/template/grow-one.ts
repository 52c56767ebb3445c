/** Renders a number of rows in a process of its own; prints processor time and memory per row. */
import { createEngine } from '../../engine/template/index.ts';
import { rows } from './data.ts';
import { WORKLOADS } from './workloads.ts';

const WARM_UP_ROWS = 200;
const WARM_UP_TURNS = 200;

const count = Number(process.argv[2]);
const template = createEngine({ locale: 'en-US' }).compile(WORKLOADS.plain.template);
const data = { rows: rows(count) };
const small = { rows: rows(WARM_UP_ROWS) };
for (let turn = 0; turn < WARM_UP_TURNS; turn++) template.render(small);

globalThis.gc?.();
const peakBefore = process.resourceUsage().maxRSS;
const heapBefore = process.memoryUsage().heapUsed;
const before = process.cpuUsage();
const { output } = template.render(data);
const { user, system } = process.cpuUsage(before);
const peakKb = process.resourceUsage().maxRSS - peakBefore;
globalThis.gc?.();
const heldBytes = process.memoryUsage().heapUsed - heapBefore;
console.log(
  JSON.stringify({ count, length: output.length, us: user + system, peakBytes: peakKb * 1024, heldBytes }),
);
