import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useMemoryStore } from '../../../elements/testing.ts';
import { untilRole } from '../../support/by-role.ts';
import { pictureUrl } from '../../support/gallery-pictures.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { tap } from '../../support/visitor-input.ts';
import { enhanceMarkup, print, printed } from './printed-page.ts';

const TEMPLATE = `<div data-store-gallery data-design="{options.design|htmltag}" data-controls="{options.controls|htmltag}"
  data-aspect-ratio="{options.aspect-ratio|htmltag}">
  {.repeated section items}<figure><img src="{assetUrl|htmltag}" alt="{title|htmltag}" width="600" height="400"><figcaption>{title|html}</figcaption></figure>{.end}
</div><p>Below</p>`;
const OPTIONS = { design: 'slideshow', controls: true, 'aspect-ratio': 'anamorphic-widescreen' };
const ITEMS = ['Kiln', 'Wheel', 'Shelf'].map((title, index) => ({ title, assetUrl: pictureUrl(index) }));
const GALLERY = { options: OPTIONS, items: ITEMS };
const NEXT = { role: 'button', name: 'Next picture' };

const placeIn = (page: HTMLElement) => page.querySelector<HTMLElement>('[data-store-gallery]')!;
const liveIn = (page: HTMLElement) => page.querySelectorAll('[data-store-gallery] > gallery-block');

async function untilLive(page: HTMLElement): Promise<HTMLElement> {
  await waitUntil(() => liveIn(page).length === 1, 'it stays as it was printed');
  return untilRole(page, NEXT);
}

describe('printed galleries', () => {
  beforeEach(() => useMemoryStore());

  it('are controlled in place, with the printed nodes', async () => {
    const page = await printed(TEMPLATE, GALLERY);
    const figures = [...page.querySelectorAll('figure')];
    enhanceMarkup(page);
    await tap(await untilLive(page));
    await waitUntil(() => page.querySelector('gallery-block')!.shadowRoot!.textContent.includes('2 of 3'));
    expect([...page.querySelectorAll('gallery-block > figure')]).to.eql(figures);
    await waitUntil(() => figures[0]!.inert && !figures[1]!.inert, 'the first is still visible');
  });

  for (const design of ['grid', 'stacked', 'slideshow', 'slider', '']) {
    it(`keep the layout of their style sheet: ${design || 'no design'}`, async () => {
      const { printedStyles } = await import('../../../elements/gallery-block/early-styles.ts');
      const { itemStyles } = await import('../../../elements/gallery-block/item-styles.ts');
      const sheets = [printedStyles.styleSheet!, itemStyles.styleSheet!];
      document.adoptedStyleSheets.push(...sheets);
      const page = await printed(TEMPLATE, { options: { ...OPTIONS, design }, items: ITEMS });
      page.style.inlineSize = '700px';
      const boxes = () =>
        [...page.querySelectorAll('img, figcaption, p')].map((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        });
      const before = boxes();
      enhanceMarkup(page);
      await waitUntil(() => liveIn(page).length === 1);
      await nextFrame();
      await nextFrame();
      expect(boxes()).to.eql(before);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    });
  }

  it('are enhanced when they are added later, as are pictures added to them', async () => {
    const page = await printed('<p>First</p>', {});
    enhanceMarkup(page);
    page.insertAdjacentHTML('beforeend', print(TEMPLATE, GALLERY));
    await untilLive(page);
    const figure = `<figure><img src="${pictureUrl(3)}" alt="Yard" width="600" height="400"></figure>`;
    placeIn(page).insertAdjacentHTML('beforeend', figure);
    placeIn(page).insertAdjacentHTML('afterbegin', figure.replace('Yard', 'Gate'));
    await waitUntil(() => page.querySelector('gallery-block')!.shadowRoot!.textContent.includes('of 5'));
    const names = [...page.querySelectorAll<HTMLImageElement>('gallery-block > figure > img')].map(
      ({ alt }) => alt,
    );
    expect(names).to.eql(['Gate', 'Kiln', 'Wheel', 'Shelf', 'Yard']);
  });

  it('are enhanced once, regardless of the number of calls, and restored after stop', async () => {
    const page = await printed(TEMPLATE, GALLERY);
    const html = page.innerHTML;
    const stopPart = enhanceMarkup(placeIn(page));
    const stopWhole = enhanceMarkup(page);
    await untilLive(page);
    await nextFrame();
    expect(liveIn(page).length).to.equal(1);
    stopPart();
    await untilLive(page);
    stopWhole();
    await waitUntil(() => page.innerHTML === html, page.innerHTML);
  });

  it('are restored when they are removed, and enhanced again when reinserted', async () => {
    const page = await printed(TEMPLATE, GALLERY);
    const html = page.innerHTML;
    enhanceMarkup(page);
    await untilLive(page);
    const place = placeIn(page);
    const below = place.nextSibling;
    place.remove();
    await waitUntil(() => !place.querySelector('gallery-block'), 'the tag is still there');
    page.insertBefore(place, below);
    await untilLive(page);
    place.remove();
    await waitUntil(() => !place.querySelector('[inert]'), 'something is left');
    page.insertBefore(place, below);
    expect(page.innerHTML).to.equal(html);
  });

  it('keep the focus', async () => {
    const page = await printed(
      TEMPLATE.replace('<figcaption>', '<a href="#"></a><figcaption tabindex="0">'),
      {
        ...GALLERY,
      },
    );
    const caption = page.querySelector('figcaption')!;
    caption.focus();
    enhanceMarkup(page);
    await untilLive(page);
    expect(document.activeElement).to.equal(caption);
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => page.querySelector('gallery-block')!.shadowRoot!.textContent.includes('2 of 3'));
  });

  it('are ignored if they already contain the tag', async () => {
    const page = await printed('<div data-store-gallery><gallery-block></gallery-block></div>', {});
    page.insertAdjacentHTML('beforeend', print(TEMPLATE, GALLERY));
    enhanceMarkup(page);
    await untilRole(page, NEXT);
    expect(liveIn(page).length).to.equal(2);
    expect(page.querySelectorAll('gallery-block gallery-block').length).to.equal(0);
  });
});
