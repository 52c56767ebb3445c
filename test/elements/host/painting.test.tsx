import { expect, fixture } from '@open-wc/testing';
import { Component, createContext, useState, type ComponentProps, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { Painter } from '../../../elements/host/painter/painter.ts';

const field = (props: ComponentProps<'input'> = {}) => <input key="f" name="quantity" {...props} />;

function paint(root: Element, node: ReactNode): void {
  painters.set(root, painters.get(root) ?? new Painter(root, rethrow));
  painters.get(root)!.paint(node);
}
const rethrow = (error: unknown) => {
  throw error;
};
const painters = new WeakMap<Element, Painter>();

describe('what the shell paints', () => {
  it('leaves out what is not there', async () => {
    const root = await fixture('<div></div>');
    paint(
      root,
      <p part="price" title={undefined}>
        {null}now {false}
        {undefined}
        <b>$1</b>
      </p>,
    );
    expect(root.innerHTML).to.equal('<p part="price">now <b>$1</b></p>');
  });

  it('is nothing that a page has put on the prototype of all objects', async () => {
    const root = await fixture('<div></div>');
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    Object.assign(prototype, { userErrors: ['x'], title: 'x', children: 'x' });
    try {
      paint(root, <p part="price">$1</p>);
      paint(root, <hr part="line" />);
    } finally {
      for (const name of ['userErrors', 'title', 'children']) Reflect.deleteProperty(prototype, name);
    }
    expect(root.innerHTML).to.equal('<hr part="line">');
  });

  it('is text, whatever it looks like', async () => {
    const root = await fixture('<div></div>');
    paint(root, <p title={'"><svg onload=alert(1)>'}>{'<img src=x onerror=alert(1)>'}</p>);
    expect(root.querySelectorAll('img, svg')).to.have.lengthOf(0);
    expect(root.textContent).to.equal('<img src=x onerror=alert(1)>');
  });

  it('keeps the nodes that stay, with what was typed, the focus and the selection', async () => {
    const root = await fixture('<div></div>');
    paint(root, [<p key="0">before</p>, field(), <p key="1">after</p>]);
    const input = root.querySelector('input')!;
    input.focus();
    input.value = '123';
    input.setSelectionRange(1, 2);
    paint(root, [<b key="new">new</b>, <p key="0">changed</p>, field({ 'aria-invalid': true }), 'more']);
    expect(root.querySelector('input') === input).to.equal(true);
    expect(document.activeElement === input).to.equal(true);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['123', 1, 2]);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    paint(root, [<p key="0">changed</p>, field()]);
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
    expect(root.textContent).to.equal('changed');
    expect(root.firstChild!.nextSibling === input).to.equal(true);
  });

  it('a place that fills later moves nobody', async () => {
    const root = await fixture('<div></div>');
    const view = (isThere: boolean) => (
      <form>
        {isThere && <div>there</div>}
        <div>
          <input />
        </div>
      </form>
    );
    paint(root, view(false));
    const input = root.querySelector('input')!;
    input.focus();
    paint(root, view(true));
    expect(document.activeElement === input).to.equal(true);
    expect(root.innerHTML).to.equal('<form><div>there</div><div><input></div></form>');
  });

  it('does not touch what is already right, and neither does React', async () => {
    const root = await fixture('<div></div>');
    const nodes = () => (
      <form part="form" noValidate>
        {field({ value: '1', onInput: () => undefined })}
        <label htmlFor="a" className="b">
          {1} of {2}
        </label>
        <select value="y" onInput={() => undefined}>
          <option>x</option>
          <option>y</option>
        </select>
        <textarea value="long" onInput={() => undefined} />
        <svg viewBox="0 0 1 1" aria-hidden>
          <path d="M0 0" />
        </svg>
        <button hidden={false} aria-pressed={false} draggable={false} tabIndex={0}>
          Add
        </button>
      </form>
    );
    paint(root, nodes());
    expect(root.innerHTML).to.equal(
      '<form part="form" novalidate=""><input name="quantity" value="1"><label for="a" class="b">1 of 2</label>' +
        '<select><option>x</option><option>y</option></select><textarea>long</textarea>' +
        '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"></path></svg>' +
        '<button aria-pressed="false" draggable="false" tabindex="0">Add</button></form>',
    );
    expect(root.querySelector('path') instanceof SVGPathElement, 'a picture').to.equal(true);
    const observer = new MutationObserver(() => undefined);
    const everything = { attributes: true, childList: true, characterData: true, subtree: true };
    observer.observe(root, { ...everything, attributeOldValue: true });
    paint(root, nodes());
    expect(observer.takeRecords()).to.have.lengthOf(0);
    const errors: unknown[] = [];
    flushSync(() => {
      hydrateRoot(root, nodes(), { onRecoverableError: (error) => errors.push(error) });
    });
    expect(errors).to.deep.equal([]);
    const changed = observer.takeRecords().filter(({ target, attributeName, oldValue }) => {
      return oldValue !== (target as Element).getAttribute(attributeName ?? '');
    });
    expect(changed).to.deep.equal([]);
  });

  it('a handler that goes and comes is called once', async () => {
    const root = await fixture('<div></div>');
    let count = 0;
    const button = (isHeard: boolean) => (
      <button onClick={isHeard ? () => (count += 1) : undefined}>Add</button>
    );
    for (const isHeard of [true, false, true]) paint(root, button(isHeard));
    root.querySelector('button')!.click();
    expect(count).to.equal(1);
    paint(root, button(false));
    root.querySelector('button')!.click();
    expect(count).to.equal(1);
  });
});

describe('a face that is painted many times in one page', () => {
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

  /** The fourth of its kind, which is sure not to be the first. */
  const paintFourth = async (press?: CardProps['press']) =>
    (await paintMany(['one', 'two', 'three', 'four'].map((name) => ({ name, press }))))[3]!;

  it('shows in each place what is wanted there', async () => {
    const names = ['one', 'two', 'two', 'three', 'four', 'two'];
    const places = await paintMany(names.map((name) => ({ name })));
    const expected = (name: string) =>
      `<form aria-label="${name}"><p>${name} of 3</p><ul>` +
      ['a', 'b', 'c'].map((key) => `<li title="${key}">${key} ${name}</li>`).join('') +
      '</ul><select name="size"><option value="S">S</option><option value="M">M</option></select>' +
      `<button type="button" aria-busy="false">Add ${name}</button></form>`;
    expect(places.map(({ innerHTML }) => innerHTML)).to.deep.equal(names.map(expected));
  });

  it('shows in each place what is chosen there', async () => {
    for (const chosen of [
      ['M', 'M', 'M', 'M'],
      ['S', 'M', 'S', 'M'],
      ['M', 'S', 'S', 'S'],
    ]) {
      const places = await paintMany(chosen.map((each) => ({ name: 'one', chosen: each })));
      expect(places.map((place) => place.querySelector('select')!.value)).to.deep.equal(chosen);
    }
  });

  it('calls the handler of the place where something happens, once', async () => {
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

  it('keeps the nodes, and what was chosen in them, when it is painted again', async () => {
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
    it(`finds its nodes again where the page ${name}`, async () => {
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

describe('a handler that throws', () => {
  it('is reported, and throws nothing into the page', () => {
    const place = document.createElement('div');
    const reports: string[] = [];
    const painter = new Painter(place, (error) => reports.push(String(error)));
    painter.paint(
      <button
        onClick={() => {
          throw new Error('no');
        }}
      />,
    );
    place.querySelector('button')!.click();
    expect(reports).to.deep.equal(['Error: no']);
  });
});

describe('what only React can draw is refused, and not left out', () => {
  const Context = createContext('');
  class ClassComponent extends Component {
    override render(): ReactNode {
      return null;
    }
  }
  const WithHook = () => <p>{useState('')[0]}</p>;
  const portalHome = document.createElement('div');
  const refused: Record<string, ReactNode> = {
    'a hook': <WithHook />,
    'a class': <ClassComponent />,
    'a context': <Context value="">text</Context>,
    'a portal': createPortal('text', portalHome),
    'an uncontrolled field': <input defaultValue="1" />,
    'an uncontrolled box': <input type="checkbox" defaultChecked />,
    'a style': <p style={{ color: 'red' }}>text</p>,
    'a string of markup': <p dangerouslySetInnerHTML={{ __html: '<b>b</b>' }} />,
    'a ref': <p ref={() => undefined}>text</p>,
    'a handler that is not in the table': <p onPointerEnter={() => undefined}>text</p>,
    'a promise': Promise.resolve('text'),
  };
  for (const [name, node] of Object.entries(refused)) {
    it(name, () => {
      const painter = new Painter(document.createElement('div'), rethrow);
      // React speaks of hooks without React before it throws.
      const { error } = console;
      console.error = () => undefined;
      expect(() => {
        painter.paint(node);
      }).to.throw();
      console.error = error;
    });
  }
});
