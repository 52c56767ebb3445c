/** `npm run backend -- vendure`: starts a real backend, seeded, for work by hand; Ctrl-C ends it. */
import { parseArgs } from 'node:util';

import { startMedusa } from '../support/backends/medusa.ts';
import { startVendure } from '../support/backends/vendure.ts';

const OPTIONS = {
  port: { type: 'string', default: '0' },
  'additional-fields': { type: 'boolean', default: false },
} as const;

const {
  positionals: [name = ''],
  values,
} = parseArgs({ options: OPTIONS, allowPositionals: true });

const port = Number(values.port);
const STARTS = {
  vendure: () => startVendure({ port, hasAdditionalFields: values['additional-fields'] }),
  medusa: () => startMedusa({ port }),
};

if (name === 'vendure' || name === 'medusa') await keepRunning(name);
else {
  console.error('Expected the name of a backend: npm run backend -- vendure, or medusa.');
  process.exitCode = 1;
}

async function keepRunning(backend: keyof typeof STARTS): Promise<void> {
  const { url, settings, stop } = await STARTS[backend]();
  const end = (): void => void stop().then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  console.log(`ready ${url}`);
  console.log(settings);
}
