import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { soundUrl } from '../../support/gallery-sounds.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A page that exists; the content of the frame does not matter. */
const FILM = `${location.origin}/test/support/film.html`;
const PLAY = { role: 'button', name: 'Play: Firing' };
const DIALOG = { role: 'dialog', name: 'Gallery' };
const ZOOM = { role: 'button', name: 'Zoom in' };

const POSTER = `<figure><a href="${FILM}" data-embed="${FILM}"><img src="${pictureUrl(0)}" alt=""></a><figcaption>Firing</figcaption></figure>`;
const SOUND = `<figure><audio controls src="${soundUrl()}" aria-label="Rain"></audio></figure>`;
const FAILING = '<figure><img src="/nowhere.png" alt="Lost" width="600" height="400"></figure>';

async function openAt(content: string, name: string): Promise<void> {
  const gallery = await fixture<StoreTag>(`<gallery-block lightbox>${content}</gallery-block>`);
  await tap(await untilRole(gallery, { role: 'button', name }));
  await untilRole(document.body, DIALOG);
}

const untilShown = (name: string) => untilRole(document.body, { role: 'group', name });

/** Browsers blur elements that can no longer be focused with the next rendering. */
async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function tabTo(isThere: (node: Element | null) => boolean): Promise<void> {
  for (let press = 0; press < 8 && !isThere(focusedNode()); press += 1) await sendKeys({ press: 'Tab' });
  expect(isThere(focusedNode())).to.equal(true);
}

async function expectFocusOn(name: string): Promise<void> {
  const track = await untilShown(name);
  await untilDrawn();
  expect(focusedNode() === track, 'the pictures have the focus').to.equal(true);
}

describe('the focus in the lightbox', () => {
  afterEach(async () => {
    (await untilRole(document.body, { role: 'button', name: 'Close' })).click();
    await waitUntil(
      () => allByRole(document.body, DIALOG).length === 0 && !location.hash.startsWith('#lightbox'),
    );
  });

  it('moves to the pictures when the focused slide is hidden', async () => {
    await openAt(figures(1) + POSTER, 'Colour 1');
    await sendKeys({ press: 'ArrowRight' });
    const poster = byRole(await untilShown('2 of 2: Firing'), PLAY);
    await tabTo((node) => node === poster);
    await sendKeys({ press: 'ArrowLeft' });
    await expectFocusOn('1 of 2: Picture 1');
    // Keys still navigate.
    await sendKeys({ press: 'ArrowRight' });
    await untilShown('2 of 2: Firing');
  });

  it('moves to the pictures when the focused frame is removed, where clicked buttons get no focus', async () => {
    await openAt(figures(1) + POSTER, 'Colour 1');
    await sendKeys({ press: 'ArrowRight' });
    const track = await untilShown('2 of 2: Firing');
    byRole(track, PLAY).click();
    await waitUntil(() => focusedNode() === track.querySelector('iframe'), 'no frame with the focus');
    byRole(document.body, { role: 'button', name: 'Previous picture' }).click();
    await expectFocusOn('1 of 2: Picture 1');
  });

  it('moves to the pictures when the zoom button disappears', async () => {
    await openAt(figures(1) + SOUND, 'Colour 1');
    await tabTo((node) => node === byRole(document.body, ZOOM));
    await sendKeys({ press: 'ArrowRight' });
    await expectFocusOn('2 of 2: Rain');
  });

  it('moves to the pictures when a picture that cannot be enlarged fails', async () => {
    await openAt(figures(1) + FAILING, 'Colour 1');
    byRole(document.body, ZOOM).focus();
    await sendKeys({ press: 'ArrowRight' });
    const track = await untilShown('2 of 2: Lost');
    await waitUntil(() => track.textContent.includes('could not be loaded'));
    expect(allByRole(document.body, ZOOM).length).to.equal(0);
    await expectFocusOn('2 of 2: Lost');
    await sendKeys({ press: 'ArrowLeft' });
    await untilShown('1 of 2: Picture 1');
    byRole(document.body, ZOOM);
  });
});
