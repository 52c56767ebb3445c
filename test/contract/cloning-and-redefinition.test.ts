import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../elements/all.ts';
import { PACKAGE_VERSION } from '../../core/shared/index.ts';
import { TAG_NAMES, type TagName } from '../../elements/index.ts';
import { catchWarnings } from '../core/shared/console.ts';
import { allByRole, byRole, untilRole } from '../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../support/elements.ts';
import { closeFreshPages, openFreshPage } from '../support/fresh-page.ts';
import { showableStore, TAG_CASES, TEE_SCRIPT } from '../support/tag-cases.ts';
import { waitUntil } from '../support/wait-until.ts';
import { sampleOf } from '../support/whole-run.ts';

/** How pages copy a tag; Turbo's cache takes the body while the tags are in it, or just after they have left. */
const COPIES: Readonly<Record<string, (element: Element) => StoreTag | Promise<StoreTag>>> = {
  'cloned in the page': (element) => element.cloneNode(true) as StoreTag,
  'cloned as it is removed': (element) => {
    element.remove();
    return element.cloneNode(true) as StoreTag;
  },
  'cloned while it is out of the page': async (element) => {
    element.remove();
    await nextFrame();
    return element.cloneNode(true) as StoreTag;
  },
  'cloned from a clone': (element) => element.cloneNode(true).cloneNode(true) as StoreTag,
  imported: (element) => document.importNode(element, true) as StoreTag,
  'moved to another document and back': (element) =>
    document.adoptNode(new Document().adoptNode(element)) as StoreTag,
  'written out and parsed': ({ outerHTML }) => {
    const page = document.createElement('div');
    page.innerHTML = outerHTML;
    return page.firstElementChild as StoreTag;
  },
  'copied from a template': ({ outerHTML }) => {
    const template = document.createElement('template');
    template.innerHTML = outerHTML;
    return document.importNode(template.content, true).firstElementChild as StoreTag;
  },
};

/** Tags that draw into their shadow root, which no copy has, need no whole matrix. */
function copiesOf(tag: TagName) {
  const all = Object.entries(COPIES);
  return Reflect.get(customElements.get(tag)!, 'isLight') ? all : sampleOf(all, [0, 6]);
}

describe('a cloned tag', () => {
  beforeEach(showableStore);

  for (const { tag, html, control, isText } of TAG_CASES) {
    for (const [way, copy] of copiesOf(tag)) {
      it(`<${tag}> works independently, ${way}`, async () => {
        const element = await fixture<StoreTag>(html);
        await untilRole(element, control);
        await untilTakenOver(element);
        if (!isText) byRole(element, control).focus();
        const clone = await copy(element);
        element.remove();
        await fixture(clone as HTMLElement);
        await untilRole(clone, control);
        await untilTakenOver(clone);
        expect(allByRole(clone, control), 'drawn once').to.have.lengthOf(1);
      });
    }
  }

  it('is styled after it was in another document, such as that of a parser', async () => {
    for (const { tag, html, control } of TAG_CASES) {
      const element = await fixture<StoreTag>(html);
      await untilRole(element, control);
      const before = [...(element.shadowRoot?.adoptedStyleSheets ?? [])];
      const place = element.parentElement!;
      document.implementation.createHTMLDocument().body.append(element);
      await nextFrame();
      place.append(element);
      const after = element.shadowRoot?.adoptedStyleSheets ?? [];
      expect(
        before.every((sheet) => after.includes(sheet)),
        tag,
      ).to.equal(true);
      element.remove();
    }
  });

  it('shows what was typed into the form that it replaces', async () => {
    const form = await fixture(
      '<site-form form-id="contact" schema=\'{"id":"contact","fields":[{"id":"who","type":"text","title":"Who"}]}\'></site-form>',
    );
    const who = { role: 'textbox', name: /Who/ };
    (await untilRole(form, who)).focus();
    await sendKeys({ type: 'Ada' });
    form.remove();
    await nextFrame();
    const clone = form.cloneNode(true) as HTMLElement;
    await fixture(clone);
    await waitUntil(() => clone.querySelector<HTMLInputElement>('input[type=text]')?.value === 'Ada', 'lost');
    sessionStorage.clear();
  });

  it('does not show text typed into the other', async () => {
    const element = await fixture(`<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`);
    const clone = await fixture(element.cloneNode(true) as HTMLElement);
    const quantity = { role: 'textbox', name: 'Quantity' };
    const field = (await untilRole(element, quantity)) as HTMLInputElement;
    field.value = '5';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(((await untilRole(clone, quantity)) as HTMLInputElement).value).to.equal('1');
  });
});

/** The owner's tags have their folders beside elements/. */
const rows = (await (await fetch('/elements/tags.json')).json()) as readonly {
  readonly tag: string;
  readonly isOwners?: boolean;
}[];
const definitionOf = (tag: string): string =>
  `/${rows.find((row) => row.tag === tag)?.isOwners ? 'owner' : 'elements'}/${tag}/define.ts`;

describe('a tag that is defined twice', () => {
  afterEach(closeFreshPages);

  it('by a second copy of the same version gives no warning', async () => {
    const warnings = await catchWarnings(async () => {
      for (const tag of TAG_NAMES) await import(`${definitionOf(tag)}?again`);
    });
    expect(warnings).to.deep.equal([]);
  });

  // Every tag is defined by the same function.
  for (const tag of sampleOf(TAG_NAMES, [3, 8])) {
    it(`keeps the other version of <${tag}> that was first, with one warning`, async () => {
      const page = await openFreshPage({
        modules: { own: definitionOf(tag) },
        first: `
          class Other extends HTMLElement {}
          Other[Symbol.for('storefront-elements.version')] = '0.0.1';
          customElements.define('${tag}', Other);`,
      });
      expect(page.window.customElements.get(tag)?.name).to.equal('Other');
      expect(page.troubles.uncaught).to.deep.equal([]);
      expect(page.troubles.said).to.have.lengthOf(1);
      expect(page.troubles.said[0]).to.contain(`<${tag}>`).and.contain('0.0.1');
      expect(page.troubles.said[0]).to.contain(PACKAGE_VERSION);
    });

    it(`keeps a foreign <${tag}> that was first, with one warning`, async () => {
      const page = await openFreshPage({
        modules: { own: definitionOf(tag) },
        first: `customElements.define('${tag}', class Stranger extends HTMLElement {});`,
      });
      expect(page.window.customElements.get(tag)?.name).to.equal('Stranger');
      expect(page.troubles.uncaught).to.deep.equal([]);
      expect(page.troubles.said).to.have.lengthOf(1);
    });
  }
});
