import { expect } from '@open-wc/testing';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { toPort, type StorePort } from '../../../core/shared/index.ts';
import { catchPageErrors } from './page-errors.ts';

describe('a port', () => {
  it('reads and tells changes', () => {
    const $count = atom(1);
    const port = toPort($count);
    const heard: number[] = [];
    const stop = port.listen((count) => heard.push(count));
    $count.set(2);
    stop();
    $count.set(3);
    expect(heard).to.deep.equal([2]);
    expect(port.get()).to.equal(3);
  });

  it('tells a subscriber at once', () => {
    const $count = atom(1);
    const heard: number[] = [];
    const stop = toPort($count).subscribe((count) => heard.push(count));
    $count.set(2);
    stop();
    $count.set(3);
    expect(heard).to.deep.equal([1, 2]);
  });

  it('reads the value of a computed store without listeners', () => {
    const $count = atom(1);
    const $double = computed($count, (count) => count * 2);
    const port = toPort($double);
    expect($double.value, 'what the store itself says').to.equal(undefined);
    expect(port.value).to.equal(2);
    $count.set(5);
    expect(port.value).to.equal(10);
  });

  it('cannot be changed, and cannot change the store', () => {
    const port = toPort(atom(1));
    expect(Object.isFrozen(port)).to.equal(true);
    expect(port).not.to.have.property('set');
  });

  it('can be unsubscribed twice, and from within a call', () => {
    const $count = atom(1);
    const heard: number[] = [];
    const stop = toPort($count).listen((count) => {
      heard.push(count);
      stop();
    });
    $count.set(2);
    $count.set(3);
    stop();
    expect(heard).to.deep.equal([2]);
  });
});

describe('a listener that throws', () => {
  it('is reported to the page, and stops neither the store nor the others', async () => {
    const $count = atom(1);
    const port = toPort($count);
    const heard: number[] = [];
    port.listen(() => {
      throw new Error('mine');
    });
    port.listen((count) => heard.push(count));
    const errors = await catchPageErrors(() => {
      $count.set(2);
    });
    expect(heard).to.deep.equal([2]);
    expect(errors.map(String)).to.deep.equal(['Error: mine']);
  });

  it('is reported even if it throws at once, and still receives changes', async () => {
    const $count = atom(1);
    const heard: number[] = [];
    const errors = await catchPageErrors(() => {
      toPort($count).subscribe((count) => {
        heard.push(count);
        if (count === 1) throw new Error('at once');
      });
    });
    $count.set(2);
    expect(heard).to.deep.equal([1, 2]);
    expect(errors.map(String)).to.deep.equal(['Error: at once']);
  });
});

describe('a React view over a port', () => {
  before(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });
  after(() => {
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  });

  it('follows a computed store through useStore', () => {
    const $count = atom(1);
    const $things = computed($count, (count) => `${count * 2} things`);
    const port = toPort($things);
    const container = document.createElement('div');
    const root = createRoot(container);
    act(() => {
      root.render(<Things port={port} />);
    });
    expect(container.textContent).to.equal('2 things');
    act(() => {
      $count.set(4);
    });
    expect(container.textContent).to.equal('8 things');
    act(() => {
      root.unmount();
    });
    expect($things.lc, 'listeners left').to.equal(0);
  });
});

function Things({ port }: { readonly port: StorePort<string> }) {
  return <p>{useStore(port as unknown as ReadableAtom<string>)}</p>;
}
