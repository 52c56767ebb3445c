/** The answers of Vendure and Medusa are recorded: `npm run backend -- record vendure`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { RECORDED_MEDUSA } from '../support/backends/medusa-recording.ts';
import { createRecording } from '../support/backends/recording.ts';
import { CHECKOUTS, sells } from '../support/backends/sell.ts';
import { RECORDED_VENDURE } from '../support/backends/vendure-recording.ts';
import { readDocument } from '../support/examples.ts';
import { STAND_INS } from '../support/stand-ins/stand-ins.ts';
import { openOwnStore } from '../support/store.ts';

const PAGE = readDocument('demo/hosts/any-backend/index.html');
const CONFIG = '<store-config gateway="memory">';
const OF_A_PAGE = { name: 'page', isInOrder: false } as const;

const runner = { describe, it };
const vendure = createRecording({ ...RECORDED_VENDURE, ...OF_A_PAGE });
const medusa = createRecording({ ...RECORDED_MEDUSA, ...OF_A_PAGE });

/** The page with other attributes of `<store-config>`. */
const pageWith = (attributes: string) => PAGE.replace(CONFIG, `<store-config ${attributes}>`);

describe('the same page, unchanged but for <store-config>', () => {
  it('sells from memory', async () => {
    assert.equal(PAGE.split(CONFIG).length, 2);
    await sells(() => ({ html: PAGE, checkout: CHECKOUTS.memory }));
  });

  it('sells from the reference store', async () => {
    let close = () => Promise.resolve();
    try {
      await sells(async (origin) => {
        const store = await openOwnStore({ allowedOrigins: [origin] });
        ({ close } = store);
        return {
          html: pageWith(`api-root="${store.url}"`),
          checkout: new RegExp(`^${store.url}/checkout$`),
        };
      });
    } finally {
      await close();
    }
  });

  vendure.runner(runner).it('sells from Vendure', async () => {
    await vendure.start();
    try {
      const { url } = vendure.visit();
      const html = pageWith(`gateway="vendure" api-root="${url}"`);
      await sells(() => ({ html, checkout: CHECKOUTS.vendure }));
    } finally {
      await vendure.close();
    }
  });

  medusa.runner(runner).it('sells from Medusa', async () => {
    const { settings } = await medusa.start();
    try {
      const { url } = medusa.visit();
      const html = pageWith(`gateway="medusa" api-root="${url}" api-key="${settings.publishableKey}"`);
      await sells(() => ({ html, checkout: CHECKOUTS.medusa }));
    } finally {
      await medusa.close();
    }
  });

  for (const [name, { start }] of Object.entries(STAND_INS))
    it(`sells from ${name}`, async () => {
      const { visit, close } = await start();
      const gateway = name.toLowerCase() as 'shopify' | 'woocommerce';
      try {
        const html = pageWith(`gateway="${gateway}" api-root="${visit().url}"`);
        await sells(() => ({ html, checkout: CHECKOUTS[gateway] }));
      } finally {
        await close();
      }
    });
});
