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
  'a press that is held': async (form) => {
    await pointAt(options(form)[0]!);
    await sendMouse({ type: 'down' });
  },
};

/** Ends a choice without one. */
const WAYS_BACK: Readonly<Record<string, (form: ParentNode) => Promise<unknown>>> = {
  'an arrow key': () => sendKeys({ press: 'ArrowUp' }),
  Home: () => sendKeys({ press: 'Home' }),
  'a press that is let go elsewhere': async (form) => {
    await WAYS['a press that is held']!(form);
    await sendMouse({ type: 'move', position: [1, 1] });
    await sendMouse({ type: 'up' });
  },
};

describe('an address is chosen from a list, or not', () => {
  let asked: string[];
  let answer: () => void;

  /** Types what is answered at once, and one letter more. */
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
    it(`after ${way} an answer that was under way changes nothing any more`, async () => {
      const form = await typeOn();
      await begin(form);
      const shown = options(form);
      answer();
      await nextFrame();
      expect(options(form)).to.deep.equal(shown);
    });

  for (const [way, goBack] of Object.entries(WAYS_BACK))
    it(`once they are back in the line by ${way}, what was typed is searched for again`, async () => {
      const form = await typeOn();
      await sendKeys({ press: 'ArrowDown' });
      answer();
      await goBack(form);
      await waitUntil(() => options(form).length === 1, 'not suggested');
    });

  it('Escape keeps away a list that has not come yet, until something is typed', async () => {
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

  it('before that the list follows the typing', async () => {
    const form = await typeOn();
    answer();
    await waitUntil(() => options(form).length === 1, 'not suggested again');
  });
});
