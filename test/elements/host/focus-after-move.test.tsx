import { expect, fixture, nextFrame } from '@open-wc/testing';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { StoreElement, viewOf } from '../../../elements/host/index.ts';
import { deferredSetup } from '../../../elements/host/load-deferred-setup.ts';
import { focusedNode } from '../../support/by-role.ts';
import { createTag, type StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

function define(tag: string, draw: () => ReactNode, isLight = false): void {
  const drawing = viewOf<null, null>(() => Promise.resolve({ View: draw }));
  class Focusable extends StoreElement {
    static override readonly drawing = drawing;
    static override readonly isLight = isLight;
    protected readonly model = this.show(drawing, { $content: atom(null), actions: null });
  }
  customElements.define(tag, Focusable);
}

const field = () => <input aria-label="Field" />;
define('focus-shadow', field);
define('focus-around', () => <focus-shadow />);
define('focus-slot', () => <slot />);
define('focus-light', field, true);

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the way in which React names tags
  namespace JSX {
    interface IntrinsicElements {
      'focus-shadow': object;
    }
  }
}

async function untilCaredFor(element: Element): Promise<void> {
  await (element as StoreTag).ready;
  await deferredSetup.load();
  await nextFrame();
}

async function fieldIn(root: ParentNode): Promise<HTMLElement> {
  await waitUntil(() => root.querySelector('input') !== null, 'no field');
  return root.querySelector('input')!;
}

/** Focuses a field without a click, as a keyboard does, moves its tag, and returns the focused node. */
function expectKept(node: HTMLElement, tag: Element): void {
  node.focus();
  expect(focusedNode() === node, 'had the focus').to.equal(true);
  tag.parentNode!.append(tag);
  expect(focusedNode() === node, 'has the focus').to.equal(true);
}

describe('a moved tag restores the focus', () => {
  it('to the field that was focused before the deferred setup', async () => {
    const page = await fixture('<div></div>');
    const element = createTag('focus-slot');
    const node = document.createElement('input');
    element.append(node);
    page.append(element);
    expect(deferredSetup.current()).to.equal(null);
    node.focus();
    await untilCaredFor(element);
    page.append(element);
    expect(focusedNode() === node, 'has the focus').to.equal(true);
  });

  it("to its author's field in its slot", async () => {
    const page = await fixture('<div><focus-slot><input /></focus-slot></div>');
    const element = page.firstElementChild!;
    await untilCaredFor(element);
    expectKept(await fieldIn(element), element);
  });

  it("to its author's field in a tag without a shadow root", async () => {
    const page = await fixture('<div><focus-light><input /></focus-light></div>');
    const element = page.firstElementChild!;
    await untilCaredFor(element);
    expectKept(await fieldIn(element), element);
  });

  for (const mode of ['open', 'closed'] as const) {
    it(`to the field of a tag without a shadow root, inside the page's ${mode} shadow root`, async () => {
      const page = await fixture('<div></div>');
      const root = page.attachShadow({ mode });
      const element = createTag('focus-light');
      root.append(element, document.createElement('p'));
      await untilCaredFor(element);
      const node = await fieldIn(element);
      node.focus();
      root.append(element);
      expect(root.activeElement === node, 'has the focus').to.equal(true);
    });
  }

  it('to the field of a tag inside its shadow root', async () => {
    const element: StoreTag = await fixture('<focus-around></focus-around>');
    await untilCaredFor(element);
    await waitUntil(() => element.shadowRoot!.querySelector('focus-shadow') !== null, 'nothing inside');
    const inner = element.shadowRoot!.querySelector('focus-shadow')!;
    await untilCaredFor(inner);
    expectKept(await fieldIn(inner.shadowRoot!), element);
  });
});
