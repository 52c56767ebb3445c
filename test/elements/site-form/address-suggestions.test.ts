import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore } from '../../../core/storefront/index.ts';
import { allByRole, untilRole } from '../../support/by-role.ts';
import { placeForm, useMemoryForms } from '../../support/forms.ts';
import { createKnownPlaces } from '../../support/known-places.ts';
import { pointAt } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const LATE = 'Slipw';
const memory = createKnownPlaces([{ Line1: 'Slipway Lane' }, { Line1: 'Slip House' }]);
const options = (form: ParentNode) => allByRole(form, { role: 'option', name: /./ });

const WAYS: Readonly<Record<string, (form: ParentNode) => Promise<unknown>>> = {
  'an arrow key': () => sendKeys({ press: 'ArrowDown' }),
  Escape: () => sendKeys({ press: 'Escape' }),
  'a held pointer': async (form) => {
    await pointAt(options(form)[0]!);
    await sendMouse({ type: 'down' });
  },
};

/** Ways to end a choice without choosing. */
const WAYS_BACK: Readonly<Record<string, (form: ParentNode) => Promise<unknown>>> = {
  'an arrow key': () => sendKeys({ press: 'ArrowUp' }),
  Home: () => sendKeys({ press: 'Home' }),
  'a pointer released elsewhere': async (form) => {
    await WAYS['a held pointer']!(form);
    await sendMouse({ type: 'move', position: [1, 1] });
    await sendMouse({ type: 'up' });
  },
};

describe('address suggestions', () => {
  let asked: string[];
  let answer: () => void;

  /** Types a text that is answered immediately, and one letter more. */
  async function typeOn(): Promise<HTMLElement> {
    const form = await placeForm();
    (await untilRole(form, { role: 'textbox', name: 'Address line 1' })).focus();
    await untilRole(form, { role: 'combobox', name: 'Address line 1' });
    await sendKeys({ type: 'Slip' });
    await waitUntil(() => asked.includes('Slip') && options(form).length === 2, 'not suggested');
    await sendKeys({ type: 'w' });
    await waitUntil(() => asked.includes(LATE), 'not asked');
    return form;
  }

  afterEach(() => resetMouse());
  beforeEach(() => {
    const forms = useMemoryForms();
    const decided = new Promise<void>((resolve) => (answer = resolve));
    asked = [];
    const complete = async (...call: Parameters<typeof memory.complete>) => {
      asked.push(call[0]);
      if (call[0] === LATE) await decided;
      return memory.complete(...call);
    };
    configureStore({
      gateway: { forms, places: { ...memory, complete } },
      places: { productSection: 'test' },
    });
  });

  for (const [way, begin] of Object.entries(WAYS))
    it(`ignores a pending answer after ${way}`, async () => {
      const form = await typeOn();
      await begin(form);
      const shown = options(form);
      answer();
      await nextFrame();
      expect(options(form)).to.deep.equal(shown);
    });

  for (const [way, goBack] of Object.entries(WAYS_BACK))
    it(`searches again once the visitor returns to the line by ${way}`, async () => {
      const form = await typeOn();
      await sendKeys({ press: 'ArrowDown' });
      answer();
      await goBack(form);
      await waitUntil(() => options(form).length === 1, 'not suggested');
    });

  it('stay away after Escape until the visitor types', async () => {
    const form = await placeForm();
    (await untilRole(form, { role: 'textbox', name: 'Address line 1' })).focus();
    await untilRole(form, { role: 'combobox', name: 'Address line 1' });
    await sendKeys({ type: LATE });
    await waitUntil(() => asked.includes(LATE), 'not asked');
    await sendKeys({ press: 'Escape' });
    answer();
    await nextFrame();
    expect(options(form)).to.deep.equal([]);
    await sendKeys({ type: 'a' });
    await waitUntil(() => options(form).length === 1, 'not suggested');
  });

  it('follow the typing until then', async () => {
    const form = await typeOn();
    answer();
    await waitUntil(() => options(form).length === 1, 'not suggested again');
  });
});
