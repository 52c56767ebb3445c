/** The answers are recorded: `npm run backend -- record medusa`. */
import { after, before, describe, it } from 'node:test';

import { describeCartGateway, describeProductGateway } from '../../core/gateway-suite/index.ts';
import { SEED } from '../support/backends/catalog.ts';
import type { Medusa } from '../support/backends/medusa.ts';
import { RECORDED_MEDUSA } from '../support/backends/medusa-recording.ts';
import { visitMedusa, type VisitorOptions } from '../support/backends/medusa-visitor.ts';
import { createRecording, type RecordedBackend } from '../support/backends/recording.ts';
import { testCarts } from './medusa/carts.ts';
import { testCodes } from './medusa/codes.ts';
import { testFailures } from './medusa/failures.ts';
import { testMedusaLists } from './medusa/lists.ts';
import { testMembers } from './medusa/members.ts';
import { testProducts } from './medusa/products.ts';

const recording = createRecording(RECORDED_MEDUSA);
let medusa: RecordedBackend<Medusa['settings']>;
before(async () => {
  medusa = await recording.start();
});
after(() => recording.close());

const runner = recording.runner({ describe, it });
const open = (options?: VisitorOptions) => visitMedusa(recording.visit(), medusa.settings, options);

/** What a plain Medusa does in another way than the reference store. */
const DEVIATIONS = {
  versions: false,
  keys: false,
  // Four of five are answered with 500.
  parallelChanges: false,
  texts: false,
} as const;

describeCartGateway('the cart of Medusa', {
  runner,
  open: () => open().cart,
  does: { ...DEVIATIONS, codes: { code: 'TEN', percentOff: 10 }, note: true },
});

describeProductGateway('the products of Medusa', {
  runner,
  open: () => open().products,
  // Only a line tells whether it is sent.
  does: {
    digital: false,
    list: true,
    collection: { name: SEED.collection.handle, itemIds: SEED.collection.itemIds },
    search: true,
    related: true,
  },
});

const context = { runner, open, medusa: () => medusa };
testProducts(context);
testMedusaLists(context);
testCarts(context);
testCodes(context);
testFailures(context);
testMembers(context);
