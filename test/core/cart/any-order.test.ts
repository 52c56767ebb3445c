import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  createMemoryCartGateway,
  type CartAnswerJson,
  type CartGateway,
  type CartJson,
} from '../../../core/cart/index.ts';
import { SUITE_CATALOG } from '../../support/cart-gateway/requests.ts';
import { openRoom, PRINT, settle } from './room.ts';

/** A request on its way: first the store serves it, later its answer arrives. */
interface Journey {
  isServed: boolean;
  serve: () => Promise<void>;
  arrive: () => void;
}

/** What may happen at any moment. */
const STEPS = ['read', 'add', 'another tab adds', 'serve', 'serve last', 'arrive', 'arrive last'] as const;

/** A backend over a network that serves and delivers when the test says so. */
function openSlowNetwork(memory: CartGateway, change: (cart: CartJson) => CartJson) {
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
        arrive() {
          journeys.splice(journeys.indexOf(journey), 1);
          resolve(answer);
        },
      };
      journeys.push(journey);
    });
  const changed = ({ cart, entry }: CartAnswerJson): CartAnswerJson => ({ cart: change(cart), entry });
  const gateway: CartGateway = {
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
  const { cart, browser } = openRoom({ gateway });
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
    arrive: () => served(true)[0]?.arrive(),
    'arrive last': () => served(true).at(-1)?.arrive(),
  };
  for (const step of steps) {
    await actions[step]();
    await settle();
  }
  for (let rounds = 0; journeys.length > 0; rounds += 1) {
    if (rounds > 200) throw new Error('the page never stops asking');
    await actions[rounds % 2 ? 'arrive' : 'serve']();
    await settle();
  }
  const { totalQuantity } = await memory.load();
  if (cart.$cart.get()) expect(cart.$count.get()).to.equal(totalQuantity);
  else expect(totalQuantity, 'nobody asked').to.equal(0);
}

const anySteps = fc.array(fc.constantFrom(...STEPS), { maxLength: 25 });

describe('answers in any order', () => {
  it('the page ends up with the newest cart', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, (steps) => play(steps, (cart) => cart)),
      { numRuns: 150 },
    );
  });

  it('the page ends up with the newest cart, even of a store that sends no versions', async () => {
    const withoutVersion = (cart: CartJson): CartJson => ({ ...cart, version: null });
    await fc.assert(
      fc.asyncProperty(anySteps, (steps) => play(steps, withoutVersion)),
      { numRuns: 150 },
    );
  });
});
