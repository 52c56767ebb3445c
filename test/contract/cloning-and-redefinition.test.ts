import { expect, fixture } from '@open-wc/testing';
import '../../elements/all.ts';
import { PACKAGE_VERSION } from '../../core/shared/index.ts';
import { TAG_NAMES } from '../../elements/index.ts';
import { catchWarnings } from '../core/shared/console.ts';
import { untilRole } from '../support/by-role.ts';
import { closeFreshPages, openFreshPage } from '../support/fresh-page.ts';
import { showableStore, TAG_CASES, TEE_SCRIPT } from '../support/tag-cases.ts';
import { sampleOf } from '../support/whole-run.ts';

describe('a cloned tag', () => {
  beforeEach(showableStore);

  for (const { tag, html, control } of TAG_CASES) {
    it(`<${tag}> works independently`, async () => {
      const element = await fixture(html);
      await untilRole(element, control);
      const clone = element.cloneNode(true) as Element;
      element.remove();
      await fixture(clone as HTMLElement);
      await untilRole(clone, control);
    });
  }

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
