import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { atom } from 'nanostores';
import { configureStore } from '../../elements/index.ts';
import { placeFace, ROOTS, type PlacedTag } from '../support/throwaway-tags.tsx';
import { commitComposition, compose, emulateFeatures, pointAt, tap } from '../support/visitor-input.ts';
import { waitUntil } from '../support/wait-until.ts';

interface Values {
  readonly text: string;
  readonly number: string;
  readonly isTicked: boolean;
  readonly radio: string;
  readonly listed: string;
  readonly long: string;
  readonly date: string;
  readonly clicks: number;
  readonly error: string;
}

const START: Values = {
  text: 'a',
  number: '1',
  isTicked: false,
  radio: 'one',
  listed: 'x',
  long: 'long',
  date: '2026-01-01',
  clicks: 0,
  error: '',
};

/** A face with every kind of field, and an error row that may be inserted above them. */
function createFields() {
  const $values = atom<Values>(START);
  const handled: string[] = [];
  const set = (name: keyof Values, value: unknown) => {
    handled.push(name);
    $values.set({ ...$values.get(), [name]: value });
  };
  const typed = (name: keyof Values) => (event: { readonly currentTarget: { readonly value: string } }) => {
    set(name, event.currentTarget.value);
  };
  const draw = (values: Values) => (
    <form part="form">
      {values.error && <p role="alert">{values.error}</p>}
      <input id="text" value={values.text} onInput={typed('text')} />
      <input id="number" type="number" value={values.number} onInput={typed('number')} />
      <input id="date" type="date" value={values.date} onInput={typed('date')} />
      <input
        id="box"
        type="checkbox"
        checked={values.isTicked}
        onChange={(e) => {
          set('isTicked', e.currentTarget.checked);
        }}
      />
      {['one', 'two'].map((each) => (
        <input
          key={each}
          id={each}
          name="radio"
          type="radio"
          value={each}
          checked={values.radio === each}
          onChange={() => {
            set('radio', each);
          }}
        />
      ))}
      <select id="list" value={values.listed} onInput={typed('listed')}>
        <option>x</option>
        <option>y</option>
      </select>
      <textarea id="long" value={values.long} onInput={typed('long')} />
      <details suppressHydrationWarning>
        <summary>More</summary>
        text
      </details>
      <button
        id="button"
        type="button"
        onClick={() => {
          set('clicks', values.clicks + 1);
        }}
      >
        {values.clicks} clicks
      </button>
    </form>
  );
  return { $values, handled, draw };
}

const EVENTS = ['input', 'change', 'focusin', 'focusout', 'click', 'toggle', 'selectionchange', 'reset'];

const reports: string[] = [];

async function type(field: HTMLInputElement, text: string): Promise<void> {
  field.focus();
  field.select();
  await sendKeys({ type: text });
}

const activeIn = ({ element }: PlacedTag) =>
  (element.shadowRoot ?? (element.getRootNode() as Document)).activeElement;

for (const [rootName, isLight] of Object.entries(ROOTS)) {
  describe(`React hydrates a face in ${rootName}`, () => {
    beforeEach(() => {
      reports.length = 0;
      configureStore({ reportError: (error: unknown) => reports.push(String(error)) });
    });

    afterEach(async () => {
      expect(reports, 'reported').to.deep.equal([]);
      configureStore({ reportError: undefined });
      await resetMouse();
    });

    it('all nodes stay, with their text, choices, open state, selection and focus, and no event is dispatched', async () => {
      const { $values, draw } = createFields();
      const tag = await placeFace(draw, $values, isLight);
      const { find, root, adopt } = tag;
      await type(find('#text'), 'typed');
      await type(find('#long'), 'typed at length');
      await type(find('#number'), '1e');
      find('#box').click();
      find('#two').click();
      const toggled = new Promise((resolve) => {
        find<HTMLElement>('details').addEventListener('toggle', resolve, { once: true });
      });
      find<HTMLElement>('summary').click();
      find('#text').focus();
      find('#text').setSelectionRange(1, 3, 'backward');
      await toggled;
      await nextFrame();
      await nextFrame();
      const nodes = [...root.querySelectorAll('*')];
      const received: string[] = [];
      for (const name of EVENTS) root.addEventListener(name, () => received.push(name), { capture: true });
      await adopt();
      expect([...root.querySelectorAll('*')].every((node, index) => node === nodes[index])).to.equal(true);
      expect(received).to.deep.equal([]);
      const { value, selectionStart, selectionEnd, selectionDirection } = find('#text');
      expect([value, selectionStart, selectionEnd, selectionDirection]).to.deep.equal([
        'typed',
        1,
        3,
        'backward',
      ]);
      expect(find('#long').value).to.equal('typed at length');
      expect(find('#number').validity.badInput, 'half a number').to.equal(true);
      expect([find('#box').checked, find('#two').checked]).to.deep.equal([true, true]);
      expect(find<HTMLDetailsElement>('details').open).to.equal(true);
      expect(activeIn(tag)?.id).to.equal('text');
    });

    it('the same handlers run before and after, each once; an inserted row replaces no other node', async () => {
      const { $values, draw, handled } = createFields();
      const tag = await placeFace(draw, $values, isLight);
      const { find, root, adopt } = tag;
      const useAll = async (text: string, radio: string) => {
        handled.length = 0;
        await type(find('#text'), text);
        find('#box').click();
        find(`#${radio}`).click();
        find('#button').click();
        await waitUntil(() => handled.length >= 4, 'not all were handled');
        await nextFrame();
        return [...handled];
      };
      const before = await useAll('1', 'two');
      expect(before).to.deep.equal(['text', 'isTicked', 'radio', 'clicks']);
      await adopt();
      expect(await useAll('2', 'one')).to.deep.equal(before);
      await waitUntil(() => find('#button').textContent === '2 clicks', 'not drawn');
      find('#text').focus();
      const field = find('#text');
      $values.set({ ...$values.get(), error: 'missing' });
      await waitUntil(() => root.querySelector('[role=alert]')?.textContent === 'missing', 'no row came in');
      expect([find('#text') === field, activeIn(tag) === field]).to.deep.equal([true, true]);
    });

    it('a caret in the middle stays there while React renders every letter', async () => {
      const { $values, draw } = createFields();
      const { find, adopt } = await placeFace(draw, $values, isLight);
      await type(find('#text'), '13');
      find('#text').setSelectionRange(1, 1);
      await adopt();
      await sendKeys({ type: '2' });
      expect([find('#text').value, find('#text').selectionStart]).to.deep.equal(['123', 2]);
    });

    for (const id of ['#text', '#long'])
      it(`a composition in ${id} is not interrupted`, async function () {
        const { $values, draw } = createFields();
        const { find, adopt } = await placeFace(draw, $values, isLight);
        const field = find(id);
        const received: string[] = [];
        for (const name of ['compositionstart', 'compositionend', 'blur'])
          field.addEventListener(name, () => received.push(name));
        field.focus();
        field.select();
        if (!(await compose('に'))) this.skip();
        await adopt();
        expect(received).to.deep.equal(['compositionstart']);
        await compose('にほ');
        await commitComposition('日本');
        expect(received).to.deep.equal(['compositionstart', 'compositionend']);
        expect(field.value).to.equal('日本');
      });

    it('a button that is pressed during hydration is clicked once', async () => {
      const { $values, draw, handled } = createFields();
      const { find, adopt } = await placeFace(draw, $values, isLight);
      await pointAt(find('#button'));
      await sendMouse({ type: 'down' });
      await adopt();
      await sendMouse({ type: 'up' });
      await waitUntil(() => find('#button').textContent === '1 clicks', 'the press was lost');
      expect(handled).to.deep.equal(['clicks']);
    });

    it('an open list stays open, and reports the choice', async function () {
      // In other browsers no test can close the list again.
      if (!(await emulateFeatures({}))) this.skip();
      const { $values, draw } = createFields();
      const { find, adopt } = await placeFace(draw, $values, isLight);
      const list = find<HTMLSelectElement>('#list');
      await tap(list);
      expect(list.matches(':open')).to.equal(true);
      await adopt();
      expect(list.matches(':open'), 'still open').to.equal(true);
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => $values.get().listed === 'y', 'the choice was lost');
    });

    it('a store change in the task of hydration is shown', async () => {
      const { $values, draw } = createFields();
      const { find, adopt } = await placeFace(draw, $values, isLight);
      const adopted = adopt();
      for (let clicks = 1; clicks <= 50; clicks += 1) {
        $values.set({ ...$values.get(), clicks, error: clicks % 2 ? 'odd' : '' });
        await Promise.resolve();
      }
      await adopted;
      await waitUntil(() => find('#button').textContent === '50 clicks');
    });
  });
}
