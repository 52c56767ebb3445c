import { expect } from '@open-wc/testing';
import { ReactiveElement } from '@lit/reactive-element';
import '../../elements/all.ts';
import { TAG_NAMES, type TagName } from '../../elements/index.ts';
import type { TagElements } from '../../elements/tag-elements.ts';
import { untilTakenOver, type StoreTag } from '../support/elements.ts';
import { showableStore, TAG_CASES } from '../support/tag-cases.ts';

/** Called by the platform and by Lit. */
const CALLBACKS = [
  'attributeChangedCallback',
  'constructor',
  'connectedCallback',
  'disconnectedCallback',
  'connectedMoveCallback',
  'createRenderRoot',
  'attachInternals',
  'formAssociatedCallback',
  'formResetCallback',
  'requestUpdate',
  'update',
];

/** Protected members, which TypeScript reserves for the classes of the tags. */
const PROTECTED = [
  'onConnected',
  'onMoved',
  'onDisconnected',
  'changed',
  'adoptControls',
  'show',
  'wake',
  'listen',
  'guard',
  'life',
  'stageRoot',
];

/** Tag → its public members beside its properties; `npm run generate:docs` lists them on the tag's page. */
const OTHERS: { readonly [Tag in TagName]?: readonly (keyof TagElements[Tag])[] } = {
  'popup-overlay': ['open', 'close', 'isOpen'],
  'cart-drawer': ['open', 'close', 'isOpen'],
};

class BareElement extends ReactiveElement {}
customElements.define('bare-element', BareElement);

/** The members of an element itself, and of its classes up to Lit's. */
function membersOf(element: HTMLElement): Set<string> {
  const names = new Set(Object.getOwnPropertyNames(element));
  let prototype: unknown = Object.getPrototypeOf(element);
  while (prototype !== ReactiveElement.prototype && prototype instanceof HTMLElement) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    prototype = Object.getPrototypeOf(prototype);
  }
  return names;
}

describe('the members of a tag', () => {
  beforeEach(showableStore);

  it('are checked for every tag', () => {
    expect(TAG_CASES.map(({ tag }) => tag)).to.have.members([...TAG_NAMES]);
  });

  for (const { tag, html } of TAG_CASES) {
    it(`<${tag}> has the properties that it declares, and no other public member`, async () => {
      const bare = document.createElement('bare-element');
      const holder = document.createElement('div');
      holder.innerHTML = html;
      holder.append(bare);
      document.body.append(holder);
      const element = holder.querySelector<StoreTag>(tag)!;
      await untilTakenOver(element);
      const known = new Set([...membersOf(bare), ...CALLBACKS, ...PROTECTED]);
      const members = [...membersOf(element)].filter((name) => !known.has(name));
      const { properties } = element.constructor as unknown as { readonly properties: object };
      expect(members).to.have.members(['ready', ...Object.keys(properties), ...(OTHERS[tag] ?? [])]);
      holder.remove();
    });
  }
});
