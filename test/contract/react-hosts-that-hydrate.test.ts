import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import * as react from 'foreign:react';
import { hydrateRoot, type Root } from 'foreign:react-dom/client';
import { renderToString } from 'foreign:react-dom/server';
import type { ReactNode } from 'react';
import '../../elements/all.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../support/elements.ts';
import { ADA, forgetMembers, useMembers } from '../support/members.ts';
import { showableStore, SOLD_OUT_MUG, TAG_CASES } from '../support/tag-cases.ts';
import { waitUntil } from '../support/wait-until.ts';

const { createElement, Suspense } = react;

/** The element of a tag's markup, with its attributes and its author's content. */
function jsxOf(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const props = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  const { for: htmlFor, class: className, ...rest } = props;
  const children = [...node.childNodes].map(jsxOf);
  return createElement(
    node.localName,
    { key, ...rest, ...(htmlFor && { htmlFor }), ...(className && { className }) },
    ...(children.length > 0 ? children : []),
  );
}

const parse = (html: string): ReactNode => {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return [...content.childNodes].map(jsxOf);
};

const OWN_FORM =
  '<site-form form-id="contact"><form><label for="own-name">Name</label><input id="own-name" name="name"><button>Go</button></form></site-form>';

const AUTHORS_FORMS: Readonly<Record<string, string>> = {
  'site-form': OWN_FORM,
  'restock-signup': `<restock-signup product='${JSON.stringify(SOLD_OUT_MUG)}'><form><label>Email<input name="email"></label><button>Go</button></form></restock-signup>`,
  'member-login':
    '<member-login><form><label>Email<input name="email"></label><label>Password<input name="password"></label><button>Go</button></form></member-login>',
};

async function untilFramesPass(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await nextFrame();
}

describe('a page that React has printed and hydrates after the tags are defined', () => {
  let root: Root | undefined;
  let recovered: string[];
  let error: typeof console.error;

  beforeEach(async () => {
    await showableStore();
    recovered = [];
    error = console.error;
    console.error = (...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      // React keeps them: a gallery writes some on its author's pictures.
      if (!text.includes('but some attributes')) recovered.push(text);
    };
  });

  afterEach(async () => {
    root?.unmount();
    await nextFrame();
    console.error = error;
  });

  /** Shows what React has printed: a field of the page's own, and this content. */
  const print = async (content: ReactNode) => {
    const page = createElement('main', null, createElement('input', { id: 'own', key: 'own' }), content);
    const container = await fixture<HTMLElement>('<div></div>');
    container.innerHTML = renderToString(page);
    const hydrate = () => {
      root = hydrateRoot(container, page, {
        onRecoverableError: (caught) => recovered.push(String(caught)),
      });
    };
    return { container, own: container.querySelector<HTMLInputElement>('#own')!, hydrate };
  };

  /** Requires that hydration recovers from nothing, and keeps these fields with their text. */
  const expectKept = (...fields: readonly HTMLInputElement[]) => {
    expect(recovered).to.deep.equal([]);
    for (const { isConnected, value } of fields) expect([isConnected, value]).to.deep.equal([true, 'Ada']);
  };

  for (const { tag, html, control } of TAG_CASES)
    it(`keeps what was typed, and shows <${tag}>`, async () => {
      const { container, own, hydrate } = await print(parse(html));
      own.value = 'Ada';
      hydrate();
      const element = container.querySelector<StoreTag>(tag)!;
      await untilRole(element, control);
      await untilTakenOver(element);
      expectKept(own);
    });

  for (const { tag, html, control } of TAG_CASES)
    it(`keeps what was typed where <${tag}> has been shown before the page hydrates`, async () => {
      const { container, hydrate } = await print(parse(html));
      const element = container.querySelector<StoreTag>(tag)!;
      await untilRole(element, control);
      await untilTakenOver(element);
      const fields = [...container.querySelectorAll('input')].filter(({ type }) => /text|email/.test(type));
      for (const field of fields) field.value = 'Ada';
      hydrate();
      await untilFramesPass();
      expect(element.isConnected).to.equal(true);
      expectKept(...fields);
    });

  it('shows a form in a part of the page that hydrates later, only then', async () => {
    let resolve = (): void => undefined;
    const late = new Promise<void>((go) => (resolve = go));
    let isServer = true;
    const Late = () => {
      if (!isServer) react.use(late);
      return createElement('div', null, createElement('site-form', { 'form-id': 'contact' }));
    };
    const { container, own, hydrate } = await print(
      createElement(Suspense, { fallback: 'Loading' }, createElement(Late)),
    );
    own.focus();
    await sendKeys({ type: 'Ada' });
    isServer = false;
    hydrate();
    const form = container.querySelector('site-form')!;
    await untilFramesPass();
    expect(form.childNodes).to.have.lengthOf(0);
    resolve();
    await waitUntil(() => form.querySelector('form'), 'not drawn');
    expect(form.isConnected).to.equal(true);
    expectKept(own);
  });

  it("keeps an author's own form, which is then sent by the tag", async () => {
    const { container, hydrate } = await print(parse(OWN_FORM));
    const typed = container.querySelector<HTMLInputElement>('#own-name')!;
    typed.value = 'Ada';
    hydrate();
    const form = container.querySelector('form')!;
    await waitUntil(() => form.noValidate, 'not enhanced');
    await nextFrame();
    expectKept(typed);
  });

  for (const [tag, html] of Object.entries(AUTHORS_FORMS))
    describe(`with a form of the author in <${tag}>`, () => {
      if (tag === 'member-login') {
        beforeEach(() => useMembers());
        afterEach(forgetMembers);
      }

      it('keeps the message that it has been sent before the page hydrates', async () => {
        const { container, own, hydrate } = await print(parse(html));
        const element = container.querySelector(tag)!;
        const form = element.querySelector('form')!;
        await waitUntil(() => form.noValidate, 'not enhanced');
        for (const input of form.querySelectorAll('input'))
          input.value = input.name === 'email' ? ADA.email : ADA.password;
        own.value = 'Ada';
        byRole(element, { role: 'button', name: 'Go' }).click();
        const status = await untilRole(element, { role: 'status', name: '' });
        hydrate();
        await untilFramesPass();
        expect(status.isConnected).to.equal(true);
        expectKept(own);
      });
    });
});
