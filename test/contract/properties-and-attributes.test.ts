import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../elements/all.ts';
import { TAG_NAMES, type TagName } from '../../elements/index.ts';
import type { StoreAttribute, Taken } from '../../elements/host/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import { catchWarnings } from '../core/shared/console.ts';
import { casesOfKind } from '../support/kinds-of-property.ts';
import { PROPERTY_CASES, type PropertyCase } from '../support/property-cases.ts';
import { createTag, defineLate, readProperty } from '../support/elements.ts';
import { showableStore, TAG_CASES } from '../support/tag-cases.ts';

/** JSON texts and objects: tested below, in test/elements/parts and in test/elements/site-form. */
const JSON_ATTRIBUTES = ['image', 'items', 'product', 'schema', 'values'];

/** Every attribute of every tag: its own cases, or those of its kind. */
const CASES: readonly PropertyCase[] = [...PROPERTY_CASES, ...TAG_NAMES.flatMap(casesByKind)];

function casesByKind(tag: TagName): readonly PropertyCase[] {
  const { properties } = customElements.get(tag) as unknown as {
    readonly properties: Readonly<Record<string, Partial<StoreAttribute<Taken>>>>;
  };
  return Object.entries(properties).flatMap(([property, declared]) => {
    const isWritten = PROPERTY_CASES.some((each) => each.tag === tag && each.property === property);
    if (isWritten || !isChecked(declared)) return [];
    const cases = casesOfKind(declared);
    return cases ? [{ tag, property, attribute: declared.attribute, ...cases }] : [];
  });
}

function isChecked(declared: Partial<StoreAttribute<Taken>>): declared is StoreAttribute<Taken> {
  return 'normalise' in declared;
}

/** The attribute that frameworks write for a property that does not exist yet. */
const OTHER_SPELLINGS = CASES.filter(({ property, attribute }) => property.toLowerCase() !== attribute).map(
  ({ property }) => property.toLowerCase(),
);

/** Waits for all pending warnings. */
async function untilWarned(): Promise<void> {
  await import('../../elements/host/author-warnings/author-warnings.ts');
  await nextFrame();
}

function attributesOf(tag: TagName): readonly string[] {
  const { observedAttributes } = customElements.get(tag) as unknown as {
    readonly observedAttributes: readonly string[];
  };
  return observedAttributes.filter(
    (attribute) => !JSON_ATTRIBUTES.includes(attribute) && !OTHER_SPELLINGS.includes(attribute),
  );
}

describe('properties and attributes', () => {
  beforeEach(showableStore);

  for (const tag of TAG_NAMES) {
    it(`of <${tag}> are all tested here`, () => {
      const asked = CASES.filter((each) => each.tag === tag).map(({ attribute }) => attribute);
      expect(asked).to.have.members(attributesOf(tag));
    });
  }

  for (const { tag, property, attribute, fallback, good, bad } of CASES) {
    describe(`<${tag} ${attribute}>`, () => {
      it('has the default when nothing is set', () => {
        expect(readProperty(createTag(tag), property)).to.equal(fallback);
      });

      it('keeps a property that was set before the tag was defined', async () => {
        for (const [, value] of good) {
          const late = defineLate(tag);
          Reflect.set(late.element, property, value);
          document.body.append(late.element);
          late.define();
          await late.element.updateComplete;
          expect(readProperty(late.element, property)).to.equal(value);
          late.element.remove();
        }
      });

      it('keeps an attribute that was written before the tag was defined', () => {
        for (const [text, value] of good) {
          const late = defineLate(tag);
          late.element.setAttribute(attribute, text);
          document.body.append(late.element);
          late.define();
          expect(readProperty(late.element, property)).to.equal(value);
          late.element.remove();
        }
      });

      for (const [text, value] of good) {
        it(`accepts "${text}" and returns to the default when the attribute is removed, without a warning`, async () => {
          const element = createTag(tag);
          const warnings = await catchWarnings(async () => {
            element.setAttribute(attribute, text);
            expect(readProperty(element, property)).to.equal(value);
            element.removeAttribute(attribute);
            await untilWarned();
          });
          expect(readProperty(element, property)).to.equal(fallback);
          expect(warnings).to.deep.equal([]);
        });
      }

      for (const [text, value] of bad) {
        it(`turns "${text.slice(0, 40)}" into ${String(value)} and warns once`, async () => {
          const element = createTag(tag);
          const warnings = await catchWarnings(async () => {
            element.setAttribute(attribute, text);
            expect(readProperty(element, property), 'as an attribute').to.equal(value);
            element.removeAttribute(attribute);
            Reflect.set(element, property, text);
            expect(readProperty(element, property), 'as a property').to.equal(value);
            await untilWarned();
          });
          expect(warnings).to.have.lengthOf(1);
          expect(warnings[0]).to.contain(`"${attribute}"`).and.contain(text.slice(0, 100));
          expect(warnings[0]!.length).to.be.below(300);
        });
      }

      it('accepts the lower-case property name as attribute, which the attribute itself overrides', () => {
        const [[text, value] = ['', fallback]] = good;
        const element = createTag(tag);
        element.setAttribute(property.toLowerCase(), text);
        expect(readProperty(element, property)).to.equal(value);
        element.setAttribute(attribute, '');
        element.setAttribute(property.toLowerCase(), text);
        // An empty attribute means absent, except for a boolean one.
        const [, ofEmpty] = good.find(([one]) => one === '') ?? ['', fallback];
        if (property.toLowerCase() !== attribute) expect(readProperty(element, property)).to.equal(ofEmpty);
        element.removeAttribute(attribute);
        element.removeAttribute(property.toLowerCase());
        expect(readProperty(element, property)).to.equal(fallback);
      });

      it('uses the default for values that no attribute can hold', async () => {
        const element = createTag(tag);
        await catchWarnings(async () => {
          for (const value of [null, undefined, {}, [], Symbol('x'), () => 1, NaN]) {
            Reflect.set(element, property, value);
            expect(readProperty(element, property)).to.equal(fallback);
          }
          await untilWarned();
        });
      });
    });
  }

  it('`ready` waits for the view even if it is read before the tag is inserted', async () => {
    for (const { tag, hasView } of TAG_CASES) {
      const element = createTag(tag);
      let isReady = false;
      const ready = element.ready.then(() => {
        isReady = true;
      });
      await nextFrame();
      expect(isReady, tag).to.equal(!hasView);
      document.body.append(element);
      await ready;
      const names = [...(element.shadowRoot ?? element).querySelectorAll('*')].map(
        ({ localName }) => localName,
      );
      if (hasView) expect(names.join(' '), tag).to.match(/\bstore-view-/);
      element.remove();
    }
  });

  it('a product set before the tag was defined is shown', async () => {
    for (const tag of ['store-product', 'store-add-to-cart']) {
      const late = defineLate(tag);
      Reflect.set(late.element, 'product', mugProduct);
      late.define();
      await fixture(late.element);
      expect(readProperty(late.element, 'product')).to.equal(mugProduct);
    }
  });
});
