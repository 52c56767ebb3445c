import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { waitUntil } from '../../support/wait-until.ts';

const LOW = 'aspect-ratio="anamorphic-widescreen"';
const NEXT = { role: 'button', name: 'Next picture' };
const STOP = { role: 'button', name: 'Pause slideshow' };
const PLAY = { role: 'button', name: 'Play slideshow' };

async function openGallery(html: string): Promise<StoreTag> {
  const gallery = await fixture<StoreTag>(html);
  await gallery.ready;
  return gallery;
}

describe('interaction with a gallery', () => {
  it('keeps playing after mouse clicks, and stops on keyboard focus', async () => {
    const gallery = await openGallery(
      `<gallery-block design="slideshow" ${LOW} autoplay controls>${figures(3)}</gallery-block>`,
    );
    await tap(await untilRole(gallery, NEXT));
    expect(byRole(gallery, STOP)).to.be.ok;
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    await untilRole(gallery, PLAY);
  });

  it('resumes after a lightbox that the pointer opened and the keyboard closed', async () => {
    const gallery = await openGallery(
      `<gallery-block design="slideshow" ${LOW} autoplay controls lightbox>${figures(3)}</gallery-block>`,
    );
    await tap(await untilRole(gallery, { role: 'button', name: 'Colour 1' }));
    const dialog = { role: 'dialog', name: 'Gallery' };
    await untilRole(document.body, dialog);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => allByRole(document.body, dialog).length === 0, 'it does not close');
    byRole(gallery, STOP);
  });

  it('moves the focus along the thumbnails', async () => {
    const gallery = await openGallery(
      `<gallery-block design="slideshow" ${LOW} thumbnails>${figures(5)}</gallery-block>`,
    );
    (await untilRole(gallery, { role: 'button', name: '1 of 5: Picture 1' })).focus();
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => focusedNode()?.getAttribute('aria-label') === '2 of 5: Picture 2', 'no focus');
    await sendKeys({ press: 'End' });
    await waitUntil(() => focusedNode()?.getAttribute('aria-label') === '5 of 5: Picture 5', 'no focus');
  });

  it('leaves keys to a field in a slide', async () => {
    const gallery = await openGallery(
      `<gallery-block design="slideshow" ${LOW} controls><div><input aria-label="Name" value="abc"></div>${figures(2)}</gallery-block>`,
    );
    await untilRole(gallery, NEXT);
    const field = gallery.querySelector('input')!;
    field.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'ArrowLeft' });
    expect(field.selectionStart).to.equal(2);
    expect(gallery.shadowRoot!.textContent).to.contain('1 of 3');
  });

  for (const [alignment, share] of [
    ['left', 0],
    ['center', 0.5],
    ['right', 1],
  ] as const) {
    it(`shows the active picture of a carousel ${alignment}, in the configured width`, async () => {
      const gallery = await openGallery(
        `<div style="inline-size: 760px"><gallery-block design="carousel" active-alignment="${alignment}" thumbnails-per-row="2" padding="20" controls>${figures(4)}</gallery-block></div>`,
      ).then((place) => place.querySelector<StoreTag>('gallery-block')!);
      await tap(await untilRole(gallery, NEXT));
      const second = gallery.querySelectorAll('figure')[1]!;
      const whole = gallery.getBoundingClientRect();
      const room = () => second.getBoundingClientRect().left - whole.left;
      expect(Math.round(second.getBoundingClientRect().width)).to.equal(370);
      await waitUntil(
        () => Math.abs(room() - (whole.width - 370) * share) < 2,
        'the picture stands somewhere else',
      );
    });
  }

  it('renders a document: words as text, valid links, no placeholder colours after loading', async () => {
    const gallery = await openGallery('<gallery-block></gallery-block>');
    const items = [
      {
        title: 'Tom & <b>Jerry</b>',
        body: '<p>At &amp; about</p>',
        assetUrl: pictureUrl(0),
        altText: '',
        clickthroughUrl: '/shop',
        colorData: { centerAverage: 'ff0000' },
      },
      { title: 'Nowhere', assetUrl: pictureUrl(1), clickthroughUrl: 'javascript:alert(1)' },
      { title: 'Words', clickthroughUrl: '/journal' },
    ];
    Object.assign(gallery, { items });
    const link = await untilRole(gallery, { role: 'link', name: 'Tom & <b>Jerry</b>' });
    expect(link.getAttribute('href')).to.equal('/shop');
    expect(byRole(gallery, { role: 'link', name: 'Words' }).getAttribute('href')).to.equal('/journal');
    const text = gallery.shadowRoot!.textContent;
    expect(text).to.contain('At & about');
    expect(gallery.shadowRoot!.querySelectorAll('a')).to.have.length(2);
    const image = link.querySelector('img')!;
    await waitUntil(() => image.complete && image.style.background === '', 'the colours stay');
    Object.assign(gallery, { newWindow: true });
    await waitUntil(() => gallery.shadowRoot!.querySelectorAll('a[target=_blank]').length === 2);
  });
});
