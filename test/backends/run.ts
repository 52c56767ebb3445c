/**
 * `npm run backend -- vendure`: starts a real backend, seeded, for work by hand; Ctrl-C ends it.
 * `npm run backend -- record vendure`: records its answers for the tests of its gateway.
 */
import { parseArgs } from 'node:util';

import { startMedusa } from '../support/backends/medusa.ts';
import { record } from '../support/backends/recording.ts';
import { startVendure } from '../support/backends/vendure.ts';

const OPTIONS = {
  port: { type: 'string', default: '0' },
  'additional-fields': { type: 'boolean', default: false },
} as const;

const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
const isRecorded = positionals[0] === 'record';
const name = positionals[isRecorded ? 1 : 0];

const port = Number(values.port);
const STARTS = {
  vendure: () => startVendure({ port, hasAdditionalFields: values['additional-fields'] }),
  medusa: () => startMedusa({ port }),
};

if (name === 'vendure' || name === 'medusa') await (isRecorded ? record(name, 'write') : keepRunning(name));
else {
  console.error('Expected the name of a backend: npm run backend -- vendure, medusa, or record vendure.');
  process.exitCode = 1;
}

async function keepRunning(backend: keyof typeof STARTS): Promise<void> {
  const { url, settings, stop } = await STARTS[backend]();
  const end = (): void => void stop().then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  console.log(`ready ${url}`);
  console.log(settings);
}
