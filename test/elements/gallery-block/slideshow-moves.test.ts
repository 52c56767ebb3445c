import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { pointAt, tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const NEXT = { role: 'button', name: 'Next picture' };

async function openSlideshow(slides: string, attributes = ''): Promise<StoreTag> {
  const place = await fixture<HTMLElement>(
    `<div><gallery-block design="slideshow" aspect-ratio="anamorphic-widescreen" controls ${attributes}>${slides}</gallery-block></div>`,
  );
  const gallery = place.querySelector<StoreTag>('gallery-block')!;
  await untilRole(gallery, NEXT);
  return gallery;
}

const linked = (inner: string) =>
  Array.from(
    { length: 3 },
    (_, index) =>
      `<figure><a href="#${index}"><img src="${pictureUrl(index)}" alt="Colour ${index + 1}" width="600" height="400"></a>${inner}</figure>`,
  ).join('');

/** Whether the picture fills the frame and is not inert. */
function isShown(gallery: Element, alt: string): boolean {
  const image = gallery.querySelector(`img[alt="${alt}"]`)!;
  const [shown, frame] = [image.getBoundingClientRect(), gallery.getBoundingClientRect()];
  return Math.abs(shown.left - frame.left) < frame.width / 10 && image.closest('[inert]') === null;
}

async function untilShown(gallery: Element, alt: string): Promise<void> {
  await waitUntil(() => isShown(gallery, alt), `${alt} is not shown`);
}

describe('a slideshow that is moved or loses the focus', () => {
  afterEach(() => resetMouse());

  for (const [name, leave] of [
    ['is removed and reinserted', () => new Promise((resolve) => setTimeout(resolve))],
    ['is moved', () => undefined],
  ] as const) {
    it(`shows the same picture when it ${name}`, async () => {
      const gallery = await openSlideshow(figures(3));
      await tap(byRole(gallery, NEXT));
      await untilShown(gallery, 'Colour 2');
      const place = gallery.parentElement!;
      gallery.remove();
      await leave();
      place.append(gallery);
      await untilShown(gallery, 'Colour 2');
      await tap(byRole(gallery, NEXT));
      await untilShown(gallery, 'Colour 3');
    });
  }

  it('resumes after it was removed under the pointer', async () => {
    const gallery = await openSlideshow(figures(3), 'autoplay autoplay-duration="1"');
    const place = gallery.parentElement!;
    await pointAt(gallery);
    await waitUntil(() => gallery.matches(':hover'));
    gallery.remove();
    await new Promise((resolve) => setTimeout(resolve));
    await sendMouse({ type: 'move', position: [0, 0] });
    place.style.paddingBlockStart = '4rem';
    place.append(gallery);
    await untilShown(gallery, 'Colour 2');
  });

  it('keeps the focus when the focused picture is hidden', async () => {
    const gallery = await openSlideshow(linked(''));
    gallery.querySelector('a')!.focus();
    for (const alt of ['Colour 2', 'Colour 3', 'Colour 1']) {
      await sendKeys({ press: 'ArrowRight' });
      await untilShown(gallery, alt);
      expect(document.activeElement).to.equal(gallery);
    }
  });

  it('ignores keys that move the caret of a field', async () => {
    const gallery = await openSlideshow(linked('<input value="kiln" aria-label="Words">'));
    const field = gallery.querySelector('input')!;
    field.focus();
    field.setSelectionRange(0, 0);
    await sendKeys({ press: 'ArrowRight' });
    expect(field.selectionStart).to.equal(1);
    expect(isShown(gallery, 'Colour 1')).to.equal(true);
  });

  for (const [design, page] of [
    ['slideshow', 'transform: scale(0.6)'],
    ['carousel', 'zoom: 0.6'],
    ['carousel', 'rotate: 90deg; scale: 1.4'],
    ['slideshow', 'transform: rotate(-30deg) skewX(10deg)'],
  ] as const) {
    it(`stops at whole slides where the page has ${page}, in a ${design}`, async () => {
      const place = await fixture<HTMLElement>(
        `<div style="inline-size: 500px; ${page}"><gallery-block design="${design}" controls thumbnails aspect-ratio="anamorphic-widescreen">${figures(9)}</gallery-block></div>`,
      );
      const gallery = place.querySelector<StoreTag>('gallery-block')!;
      const next = await untilRole(gallery, { role: 'button', name: 'Next picture' });
      const track = byRole(gallery, { role: 'group', name: 'Gallery' });
      const slides = [...gallery.querySelectorAll('figure')];
      // Where the slide is in the scroll container, in px of the layout.
      const offsetOf = (index: number) =>
        slides[index]!.offsetLeft - slides[0]!.offsetLeft - track.scrollLeft;
      for (const index of [1, 2]) {
        next.click();
        await waitUntil(() => gallery.shadowRoot!.textContent.includes(`${index + 1} of 9`), 'no move');
        await waitUntil(() => Math.abs(offsetOf(index)) < 2, `${offsetOf(index)} px off`);
      }
      track.dispatchEvent(new Event('wheel'));
      track.scrollTo({ left: slides[7]!.offsetLeft - slides[0]!.offsetLeft, behavior: 'instant' });
      await waitUntil(() => gallery.shadowRoot!.textContent.includes('8 of 9'), 'another picture counts');
      const strip = byRole(gallery, { role: 'group', name: 'Choose a picture' });
      const thumbnail = byRole(gallery, { role: 'button', name: '8 of 9: Picture 8' });
      const room = () => thumbnail.offsetLeft - strip.offsetLeft - strip.scrollLeft;
      await waitUntil(
        () => room() >= 0 && room() + thumbnail.offsetWidth <= strip.offsetWidth,
        `${room()} px`,
      );
    });
  }
});
