import { expect, fixture } from '@open-wc/testing';
import { paint } from '../../support/paint.ts';

describe('a face with many instances in one page', () => {
  interface CardProps {
    readonly name: string;
    readonly chosen?: string;
    readonly press?: (name: string) => void;
  }
  const Card = ({ name, chosen = 'S', press }: CardProps) => (
    <form aria-label={name}>
      <p>
        {name} of {3}
      </p>
      <ul>
        {['a', 'b', 'c'].map((key) => (
          <li key={key} title={key}>
            {key} {name}
          </li>
        ))}
      </ul>
      <select name="size" value={chosen} onInput={({ currentTarget }) => press?.(currentTarget.value)}>
        <option value="S">S</option>
        <option value="M">M</option>
      </select>
      <button type="button" aria-busy={chosen === 'M'} onClick={() => press?.(name)}>
        {`Add ${name}`}
      </button>
    </form>
  );

  async function paintMany(cards: readonly CardProps[]): Promise<Element[]> {
    const page = await fixture(`<div>${'<section></section>'.repeat(cards.length)}</div>`);
    const places = [...page.children];
    for (const [index, card] of cards.entries()) paint(places[index]!, <Card {...card} />);
    return places;
  }

  /** The fourth instance, which is never the first. */
  const paintFourth = async (press?: CardProps['press']) =>
    (await paintMany(['one', 'two', 'three', 'four'].map((name) => ({ name, press }))))[3]!;

  it('shows the content of each instance', async () => {
    const names = ['one', 'two', 'two', 'three', 'four', 'two'];
    const places = await paintMany(names.map((name) => ({ name })));
    const expected = (name: string) =>
      `<form aria-label="${name}"><p>${name} of 3</p><ul>` +
      ['a', 'b', 'c'].map((key) => `<li title="${key}">${key} ${name}</li>`).join('') +
      '</ul><select name="size"><option value="S">S</option><option value="M">M</option></select>' +
      `<button type="button" aria-busy="false">Add ${name}</button></form>`;
    expect(places.map(({ innerHTML }) => innerHTML)).to.deep.equal(names.map(expected));
  });

  it('shows the choice of each instance', async () => {
    for (const chosen of [
      ['M', 'M', 'M', 'M'],
      ['S', 'M', 'S', 'M'],
      ['M', 'S', 'S', 'S'],
    ]) {
      const places = await paintMany(chosen.map((each) => ({ name: 'one', chosen: each })));
      expect(places.map((place) => place.querySelector('select')!.value)).to.deep.equal(chosen);
    }
  });

  for (const isHidden of [true, false])
    it(`has a handler${isHidden ? ' and an attribute' : ''} only in instances that define it`, async () => {
      const pressed: number[] = [];
      const Note = ({ index, has }: { readonly index: number; readonly has: boolean }) => (
        <p {...(has && { onClick: () => pressed.push(index), ...(isHidden && { hidden: true }) })}>one</p>
      );
      for (const some of [
        [false, false, true, false],
        [true, true, false, true],
      ]) {
        const page = await fixture(`<div>${'<section></section>'.repeat(some.length)}</div>`);
        for (const [index, has] of some.entries())
          paint(page.children[index]!, <Note index={index} has={has} />);
        const notes = [...page.querySelectorAll('p')];
        expect(notes.map(({ hidden }) => hidden)).to.deep.equal(some.map((has) => has && isHidden));
        for (const note of notes) note.click();
        expect(pressed.splice(0)).to.deep.equal([0, 1, 2, 3].filter((index) => some[index]));
      }
    });

  it('shows a text that another instance lacks', async () => {
    const Note = ({ text }: { readonly text: string | null }) => (
      <section>
        <p>{text}</p>
      </section>
    );
    for (const texts of [
      ['one', 'one', null, 'two'],
      [null, null, 'one', null],
    ]) {
      const page = await fixture(`<div>${'<section></section>'.repeat(texts.length)}</div>`);
      for (const [index, text] of texts.entries()) paint(page.children[index]!, <Note text={text} />);
      expect([...page.children].map(({ textContent }) => textContent)).to.deep.equal(
        texts.map((text) => text ?? ''),
      );
    }
  });

  it('calls the handler of the instance that receives the event, once', async () => {
    const pressed: string[] = [];
    const names = ['one', 'one', 'one', 'two'];
    const places = await paintMany(
      names.map((name, index) => ({ name, press: (said) => pressed.push(`${index} ${said}`) })),
    );
    for (const place of places) place.querySelector('button')!.click();
    expect(pressed).to.deep.equal(['0 one', '1 one', '2 one', '3 two']);
    pressed.length = 0;
    places[2]!.querySelector('button')!.click();
    const list = places[2]!.querySelector('select')!;
    list.value = 'M';
    list.dispatchEvent(new Event('input', { bubbles: true }));
    expect(pressed).to.deep.equal(['2 one', '2 M']);
    paint(places[2]!, <Card name="new" press={(said) => pressed.push(said)} />);
    places[2]!.querySelector('button')!.click();
    expect(pressed).to.deep.equal(['2 one', '2 M', 'new']);
  });

  it('keeps the nodes and their choices when it is repainted', async () => {
    const place = await paintFourth();
    const nodes = [...place.querySelectorAll('*')];
    place.querySelector('select')!.focus();
    paint(place, <Card name="new" chosen="M" />);
    expect([...place.querySelectorAll('*')].every((node, index) => node === nodes[index])).to.equal(true);
    expect(place.querySelector('p')!.textContent).to.equal('new of 3');
    expect(place.querySelector('select')!.value).to.equal('M');
    expect(document.activeElement === place.querySelector('select')).to.equal(true);
  });

  const MEDDLING: Readonly<Record<string, (place: Element) => void>> = {
    'has joined texts': (place) => {
      place.normalize();
    },
    'has wrapped texts': (place) => {
      for (const node of place.querySelectorAll('p, li')) {
        const wrapper = document.createElement('span');
        wrapper.append(...node.childNodes);
        node.append(wrapper);
      }
    },
    'has taken a node out': (place) => {
      place.querySelector('li')!.remove();
    },
    'has put nodes in': (place) => {
      place.querySelector('ul')!.prepend(document.createElement('li'), 'text');
    },
    'has sorted nodes': (place) => {
      place.querySelector('ul')!.prepend(place.querySelector('li:last-child')!);
      place.querySelector('select')!.prepend(place.querySelector('option:last-child')!);
    },
  };
  for (const [name, meddle] of Object.entries(MEDDLING)) {
    it(`finds its nodes again when the page ${name}`, async () => {
      const pressed: string[] = [];
      const place = await paintFourth((said) => pressed.push(said));
      const before = place.innerHTML;
      const button = place.querySelector('button')!;
      const last = place.querySelector('li:last-child')!;
      meddle(place);
      button.click();
      paint(place, <Card name="four" />);
      expect(place.innerHTML).to.equal(before);
      expect(place.querySelector('select')!.value).to.equal('S');
      expect(place.querySelector('button') === button).to.equal(true);
      expect(place.querySelector('li:last-child') === last).to.equal(true);
      expect(pressed).to.deep.equal(['four']);
    });
  }
});
