/**
 * `npm run backend -- vendure`: starts a real backend, seeded, for work by hand; Ctrl-C ends it. `shopify` and `woocommerce`
 * are stand-ins.
 * `npm run backend -- record vendure`: records its answers for the tests of its gateway.
 */
import { parseArgs } from 'node:util';

import { startMedusa } from '../support/backends/medusa.ts';
import { record } from '../support/backends/recording.ts';
import { startVendure } from '../support/backends/vendure.ts';
import type { StandIn } from '../support/stand-ins/serve.ts';
import { SHOPIFY_KEY, startShopify } from '../support/stand-ins/shopify/start.ts';
import { startWooCommerce } from '../support/stand-ins/woocommerce/start.ts';

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
  shopify: async () => asBackend(await startShopify(port), { apiKey: SHOPIFY_KEY }),
  woocommerce: async () => asBackend(await startWooCommerce({}, port), {}),
};

if (isRecorded && (name === 'vendure' || name === 'medusa')) await record(name, 'write');
else if (!isRecorded && name !== undefined && name in STARTS) await keepRunning(name as keyof typeof STARTS);
else {
  const names = Object.keys(STARTS).join(', ');
  console.error(`Expected the name of a backend: npm run backend -- ${names}, or record vendure.`);
  process.exitCode = 1;
}

async function keepRunning(backend: keyof typeof STARTS): Promise<void> {
  const { url, settings, stop } = await STARTS[backend]();
  const end = (): void => void stop().then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  console.log(`ready ${url}`);
  console.log(settings);
}

function asBackend({ visit, close }: StandIn, settings: object) {
  const { url } = visit();
  return { url, settings: { apiRoot: url, ...settings }, stop: close };
}
