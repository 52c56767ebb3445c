import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import type { CartAnswerJson, DirectCartGateway, CartJson } from '../../../core/cart/index.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { openCart, PRINT, settle } from './open-cart.ts';

/** A request in flight: first the store serves it, later its answer is delivered. */
interface Journey {
  isServed: boolean;
  serve: () => Promise<void>;
  deliver: () => void;
}

/** The possible steps. */
const STEPS = ['read', 'add', 'another tab adds', 'serve', 'serve last', 'deliver', 'deliver last'] as const;

/** A backend over a network whose steps the test controls. */
function openSlowNetwork(memory: DirectCartGateway, change: (cart: CartJson) => CartJson) {
  const journeys: Journey[] = [];
  const send = <Answer>(serve: () => Promise<Answer>): Promise<Answer> =>
    new Promise((resolve) => {
      let answer: Answer;
      const journey: Journey = {
        isServed: false,
        async serve() {
          journey.isServed = true;
          answer = await serve();
        },
        deliver() {
          journeys.splice(journeys.indexOf(journey), 1);
          resolve(answer);
        },
      };
      journeys.push(journey);
    });
  const changed = ({ cart, entry }: CartAnswerJson): CartAnswerJson => ({ cart: change(cart), entry });
  const gateway: DirectCartGateway = {
    ...memory,
    load: () => send(async () => change(await memory.load())),
    add: (...call) => send(async () => changed(await memory.add(...call))),
  };
  return { gateway, journeys };
}

async function play(
  steps: readonly (typeof STEPS)[number][],
  change: (cart: CartJson) => CartJson,
): Promise<void> {
  const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
  const { gateway, journeys } = openSlowNetwork(memory, change);
  const { cart, browser } = openCart({ gateway });
  let keys = 0;
  const served = (isServed: boolean) => journeys.filter((journey) => journey.isServed === isServed);
  const actions: Readonly<Record<(typeof STEPS)[number], () => unknown>> = {
    read: () => void cart.refresh(),
    add: () => void cart.add(PRINT),
    'another tab adds': async () => {
      await memory.add(PRINT, `other-${++keys}`);
      browser.shout('changed');
    },
    serve: () => served(false)[0]?.serve(),
    'serve last': () => served(false).at(-1)?.serve(),
    deliver: () => served(true)[0]?.deliver(),
    'deliver last': () => served(true).at(-1)?.deliver(),
  };
  for (const step of steps) {
    await actions[step]();
    await settle();
  }
  for (let rounds = 0; journeys.length > 0; rounds += 1) {
    if (rounds > 200) throw new Error('the page never stops asking');
    await actions[rounds % 2 ? 'deliver' : 'serve']();
    await settle();
  }
  const { totalQuantity } = await memory.load();
  if (cart.$cart.get()) expect(cart.$count.get()).to.equal(totalQuantity);
  else expect(totalQuantity, 'nobody asked').to.equal(0);
}

const anySteps = fc.array(fc.constantFrom(...STEPS), { maxLength: 25 });

describe('answers in any order', () => {
  it('leave the page with the newest cart', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, (steps) => play(steps, (cart) => cart)),
      { numRuns: 150 },
    );
  });

  it('leave the page with the newest cart of a store without versions', async () => {
    const withoutVersion = (cart: CartJson): CartJson => ({ ...cart, version: null });
    await fc.assert(
      fc.asyncProperty(anySteps, (steps) => play(steps, withoutVersion)),
      { numRuns: 150 },
    );
  });
});
