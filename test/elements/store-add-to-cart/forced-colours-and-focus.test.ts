import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { untilRole } from '../../support/by-role.ts';
import { createTag, untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { SOLD_OUT_MUG } from '../../support/tag-cases.ts';
import { emulateFeatures } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const show = async (properties: object) => {
  const element = await fixture<StoreTag>(Object.assign(createTag('store-add-to-cart'), properties));
  await untilTakenOver(element);
  return element;
};
const colorOf = async (product: object) =>
  getComputedStyle(await untilRole(await show({ product }), ADD_BUTTON)).color;

describe('the looks of <store-add-to-cart>', () => {
  beforeEach(() => useMemoryStore());
  afterEach(() => emulateFeatures({}));

  it('greys out only a sold-out button in forced colours', async function () {
    if (!(await emulateFeatures({ 'forced-colors': 'active' }))) this.skip();
    const grey = await fixture<HTMLElement>('<p style="color: GrayText">grey</p>');
    expect(await colorOf(SOLD_OUT_MUG)).to.equal(getComputedStyle(grey).color);
    expect(await colorOf(mugProduct)).not.to.equal(getComputedStyle(grey).color);
  });

  it("shows the browser's arrow of a list in forced colours", async function () {
    const list = await untilRole(await show({ product: teeProduct }), { role: 'combobox', name: 'Color' });
    expect(getComputedStyle(list).appearance).to.equal('none');
    if (!(await emulateFeatures({ 'forced-colors': 'active' }))) this.skip();
    expect(getComputedStyle(list).appearance).to.equal('auto');
  });

  it('marks an invalid list, by rules that load later', async () => {
    const element = await show({ product: teeProduct });
    const list = await untilRole(element, { role: 'combobox', name: 'Color' });
    (await untilRole(element, ADD_BUTTON)).click();
    await waitUntil(() => getComputedStyle(list).boxShadow.includes('inset'));
  });

  it('draws the focus ring around a choice and its text', async () => {
    const element = await show({ product: teeProduct, options: 'radio' });
    const sand = await untilRole(element, { role: 'radio', name: 'Sand' });
    sand.focus();
    await sendKeys({ press: ' ' });
    expect(sand.matches(':focus-visible')).to.equal(true);
    expect(getComputedStyle(sand).outlineStyle).to.equal('none');
    const { outlineStyle, outlineWidth } = getComputedStyle(sand.closest('label') ?? sand);
    expect([outlineStyle, parseFloat(outlineWidth)]).to.deep.equal(['solid', 3]);
  });
});
