import axe from 'axe-core';
import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../elements/all.ts';
import { TAG_NAMES, type TagName } from '../../elements/index.ts';
import { isPaintedUntold } from '../support/button-face.ts';
import { createTag, hasFace, holdView, untilTakenOver, type StoreTag } from '../support/elements.ts';
import { looseTexts } from '../support/loose-texts.ts';
import { showableStore, TAG_CASES } from '../support/tag-cases.ts';
import { emulateFeatures } from '../support/visitor-input.ts';
import { VISIBLE_STATES } from '../support/visible-states.ts';
import { sampleOf } from '../support/whole-run.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 320, height: 640 };

/** Colour scheme, width and direction. */
interface Surroundings {
  readonly viewport?: typeof PHONE;
  readonly features?: Parameters<typeof emulateFeatures>[0];
  readonly page?: Partial<CSSStyleDeclaration>;
  readonly direction?: 'rtl';
}

const LIGHT = 'a light page';

const SURROUNDINGS: Readonly<Record<string, Surroundings>> = {
  [LIGHT]: {},
  'a dark page on a narrow phone': {
    viewport: PHONE,
    page: { colorScheme: 'dark', backgroundColor: '#14110f', color: '#f4efe9' },
  },
  'a page from right to left that follows the visitor into the dark, narrow': {
    viewport: PHONE,
    direction: 'rtl',
    features: { 'prefers-color-scheme': 'dark' },
    page: { colorScheme: 'light dark', backgroundColor: 'Canvas', color: 'CanvasText' },
  },
  'forced colours and reduced motion': {
    features: { 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' },
  },
};

/** The pill's accessible name spells the number out, unlike its visible text. Source: docs/behaviour/cart-pill.md §1.4 */
const DECIDED_OTHERWISE: Readonly<Partial<Record<TagName, axe.RuleObject>>> = {
  'cart-pill': { 'label-content-name-mismatch': { enabled: false } },
};

async function findFaults(element: Element, tag: TagName): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    preload: false,
    elementRef: true,
    rules: DECIDED_OTHERWISE[tag] ?? {},
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== 'color-contrast' || !isPaintedUntold(node.element))
      .map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
  );
}

for (const [name, { viewport = DESKTOP, features, page = {}, direction }] of Object.entries(SURROUNDINGS)) {
  describe(`in ${name}`, () => {
    before(async function () {
      await setViewport(viewport);
      if (features && !(await emulateFeatures(features))) this.skip();
      document.documentElement.lang = 'en';
      document.documentElement.dir = direction ?? '';
      Object.assign(document.documentElement.style, page);
    });

    after(async () => {
      await setViewport(DESKTOP);
      if (features) await emulateFeatures({});
      document.documentElement.dir = '';
      document.documentElement.removeAttribute('style');
    });

    for (const tag of TAG_NAMES) {
      // The shell paints the same in every colour scheme.
      const sides = name === LIGHT && hasFace(tag) ? [true, false] : [true];
      const states = Object.entries(VISIBLE_STATES[tag]);
      // Every state on a light page; elsewhere the everyday run looks at one state of each tag.
      for (const [state, { properties = {}, before: prepare, enter, after: leave }] of name === LIGHT
        ? states
        : sampleOf(states)) {
        for (const isViewThere of sides) {
          it(`<${tag}> ${state}${isViewThere ? '' : ', before the view'}: axe finds nothing, nothing overflows`, async () => {
            const gateway = await showableStore();
            await prepare?.(gateway);
            const held = isViewThere ? null : holdView(tag);
            const element: StoreTag = await fixture(Object.assign(createTag(tag), properties));
            if (isViewThere) await untilTakenOver(element);
            if (isViewThere || state !== 'nothing in the cart') await enter(element, gateway);
            try {
              if (name === LIGHT)
                expect(looseTexts(document.body), 'texts for translators').to.deep.equal([]);
              expect(await findFaults(element, tag)).to.deep.equal([]);
              expect(document.documentElement.scrollWidth, 'overflow').to.be.at.most(viewport.width);
            } finally {
              leave?.();
              held?.restore();
              held?.release();
            }
          });
        }
      }
    }
  });
}

describe('the states', () => {
  it('cover every tag that renders something', () => {
    const silent = TAG_CASES.filter(
      ({ tag, hasView }) => hasView && Object.keys(VISIBLE_STATES[tag]).length === 0,
    );
    expect(silent).to.deep.equal([]);
  });
});

describe('axe', () => {
  it('finds violations, through shadow roots', async () => {
    const element = await fixture('<div></div>');
    element.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    expect(String(await findFaults(element, 'store-cart'))).to.match(/button-name/);
    element.shadowRoot!.firstElementChild!.textContent = 'Pale';
    element.shadowRoot!.firstElementChild!.setAttribute('style', 'color: #999; background: #aaa');
    expect(String(await findFaults(element, 'store-cart'))).to.match(/color-contrast/);
  });
});
