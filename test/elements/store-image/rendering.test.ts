import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { drawnPicture } from '../../support/drawn-picture.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

const TAN = drawnPicture('tan');
const MUG = { role: 'img', name: 'A mug' };
const image = (attributes: string, inside = '') =>
  `<store-image alt="A mug" width="60" height="40" loader="raw" ${attributes}>${inside}</store-image>`;
const picture = async (tag: Element) => (await untilRole(tag, MUG)) as HTMLImageElement;

/** Comments are beside the rendered content. */
function comments(tag: Element): readonly string[] {
  return [...tag.shadowRoot!.childNodes]
    .filter((node) => node instanceof Comment)
    .map(({ data }) => data.trim());
}

describe('<store-image>', () => {
  beforeEach(useMemoryStore);

  it('reserves its box before loading, in any page width', async () => {
    const page = await fixture<HTMLElement>(
      `<div style="width: 300px">${image('src="/nothing-yet.svg" ').replace('60', '600').replace('40', '400')}</div>`,
    );
    const tag = page.firstElementChild as StoreTag;
    await tag.ready;
    expect([tag.offsetWidth, tag.offsetHeight]).to.deep.equal([300, 200]);
    const wide = await fixture<StoreTag>(image(`src="${TAN}"`));
    const drawn = await picture(wide);
    await waitUntil(() => drawn.complete && drawn.naturalWidth > 0, 'not loaded');
    expect([drawn.offsetWidth, drawn.offsetHeight, wide.offsetHeight]).to.deep.equal([60, 40, 40]);
  });

  it('keeps the focal point visible', async () => {
    const tag = await fixture(image(`src="${TAN}" focal-point="0.25,1"`));
    const { objectFit, objectPosition } = getComputedStyle(await picture(tag));
    expect([objectFit, objectPosition]).to.deep.equal(['cover', '25% 100%']);
  });

  it('shows placeholder colours until it has loaded', async () => {
    const colours = { centerAverage: '336699', topLeftAverage: 'ff0000' };
    const tag = await fixture<StoreTag & { image: unknown }>(
      '<store-image loader="raw" sizes="60px"></store-image>',
    );
    const item = { assetUrl: TAN, originalSize: '60x40', altText: 'A mug', colorData: colours };
    Object.assign(tag, { image: item });
    const drawn = await picture(tag);
    const frame = drawn.parentElement!.parentElement!;
    const backgroundOf = () => getComputedStyle(frame).backgroundColor;
    await waitUntil(() => drawn.complete, 'not loaded');
    await waitUntil(() => backgroundOf() === 'rgba(0, 0, 0, 0)');
    Object.assign(tag, { image: { ...item, assetUrl: drawnPicture('navy') } });
    await (tag as unknown as { updateComplete: Promise<unknown> }).updateComplete;
    expect(backgroundOf()).to.equal('rgb(51, 102, 153)');
  });

  it('shows its alternative text in its box if loading fails', async () => {
    const tag = await fixture<StoreTag>(image('src="data:image/png;base64,AAAA"'));
    await waitUntil(() => tag.shadowRoot!.textContent.includes('A mug'));
    byRole(tag, MUG);
    expect(tag.offsetHeight).to.equal(40);
  });

  it('keeps its `img` when React hydrates', async () => {
    const tag = await fixture<StoreTag>(image(`src="${TAN}" priority="high"`));
    const drawn = await picture(tag);
    expect([drawn.loading, drawn.fetchPriority, drawn.alt]).to.deep.equal(['eager', 'high', 'A mug']);
    await untilTakenOver(tag);
    expect((await picture(tag)) === drawn).to.equal(true);
  });

  it("keeps the author's own picture and adds missing attributes", async () => {
    const tag = await fixture(
      image('priority="low" focal-point="0,0"', `<img src="${TAN}" alt="The author’s">`).replace(
        'loader="raw"',
        '',
      ),
    );
    const own = (await untilRole(tag, { role: 'img', name: 'The author’s' })) as HTMLImageElement;
    await waitUntil(() => own.getAttribute('width') === '60');
    expect([own.getAttribute('height'), own.getAttribute('fetchpriority'), own.alt]).to.deep.equal([
      '40',
      'low',
      'The author’s',
    ]);
    expect(getComputedStyle(own).objectPosition).to.equal('0% 0%');
    expect(comments(tag)).to.deep.equal([]);
  });
});

describe('the markup warnings of <store-image>', () => {
  beforeEach(useMemoryStore);

  it('are comments, which disappear once corrected', async () => {
    const tag = await fixture<StoreTag>(
      '<store-image src="javascript:alert(1)" width="0" loader="cdn"></store-image>',
    );
    await tag.ready;
    expect(comments(tag).map((comment) => comment.split(' ', 2).join(' '))).to.deep.equal([
      'error: "src"',
      'error: "width"',
      'error: "height"',
      'error: "alt"',
      'warning: "loader"',
    ]);
    expect(tag.shadowRoot!.querySelector('img')).to.equal(null);
    Object.assign(tag, { src: TAN, width: 60, height: 40, alt: '' });
    tag.setAttribute('loader', 'raw');
    await waitUntil(() => comments(tag).length === 0);
    expect(tag.shadowRoot!.querySelector('img')!.alt).to.equal('');
  });

  it('name the field of a content item without a size', async () => {
    const tag = await fixture(
      `<store-image sizes="50vw" image='{"assetUrl":"/a.jpg","altText":"A"}'></store-image>`,
    );
    await waitUntil(() => comments(tag).length > 0);
    expect(comments(tag)[0]).to.equal("error: Invalid source parameter. Pass in 'originalSize'.");
  });

  it('warn of a size in a late document only, unless a script sets it', async () => {
    const item = { assetUrl: TAN, originalSize: '60x40', altText: 'A' };
    const late = await fixture('<store-image loader="raw"></store-image>');
    late.setAttribute('image', JSON.stringify(item));
    await waitUntil(() => comments(late).length === 1);
    expect(comments(late)[0]).to.include('warning: Its size is in "image" alone');
    Object.assign(late, { width: 60, height: 40 });
    await waitUntil(() => comments(late).length === 0);
    const handed = await fixture('<store-image loader="raw"></store-image>');
    Object.assign(handed, { image: item });
    await waitUntil(() => comments(handed).length === 0);
  });
});
