import axe from 'axe-core';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { createEmbed } from '../../../elements/gallery-block/create-embed.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { FILM, ITEMS, POSTER } from './films.ts';
import { forgiveLatePlayers, soundUrl } from '../../support/gallery-sounds.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const PLAY = { role: 'button', name: 'Play: Firing' };
const NEXT = { role: 'button', name: 'Next picture' };
const sound = soundUrl();
forgiveLatePlayers();

const SOUND = `<figure><audio controls src="${sound}" aria-label="Rain"></audio><figcaption>Rain</figcaption></figure>`;

async function openGallery(attributes: string, content: string, properties = {}): Promise<StoreTag> {
  const gallery = await fixture<StoreTag>(`<gallery-block ${attributes}>${content}</gallery-block>`);
  Object.assign(gallery, properties);
  return gallery;
}

const isInSight = (node: Element) => {
  const { left, right } = node.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
};
const isComplete = (frame: HTMLIFrameElement) => frame.contentDocument?.readyState === 'complete';
const frameIn = (root: ParentNode) => root.querySelector('iframe');
const untilOpen = () => untilRole(document.body, { role: 'dialog', name: 'Gallery' });
const untilShown = (name: string) => untilRole(document.body, { role: 'group', name });

async function close(): Promise<void> {
  (await untilRole(document.body, { role: 'button', name: 'Close' })).click();
  await waitUntil(() => allByRole(document.body, { role: 'dialog', name: 'Gallery' }).length === 0);
  await waitUntil(() => !location.hash.startsWith('#lightbox'));
}

/** Plays with sound, which browsers allow after a key of the visitor. */
async function play(player: HTMLMediaElement): Promise<void> {
  player.loop = true;
  player.focus();
  await sendKeys({ press: ' ' });
  await player.play();
  await waitUntil(() => !player.paused, 'it does not play');
}

describe('players in a gallery', () => {
  for (const [key, press] of Object.entries({ Enter: 'Enter', Space: ' ' }))
    it(`load an embedded player and focus it when ${key} activates the poster`, async () => {
      const gallery = await openGallery('', POSTER);
      const poster = await untilRole(gallery, PLAY);
      expect(frameIn(gallery)).to.equal(null);
      poster.focus();
      await sendKeys({ press });
      await waitUntil(() => frameIn(gallery));
      const frame = frameIn(gallery)!;
      expect(frame.src).to.equal(`${FILM}?autoplay=1`);
      expect(frame.title).to.equal('Firing');
      await waitUntil(() => document.activeElement === frame, 'the player is not focused');
      expect(poster.checkVisibility()).to.equal(false);
      expect(frame.sandbox.contains('allow-top-navigation')).to.equal(false);
    });

  it('keep the storage of another site; a page of this site stays sandboxed', () => {
    const isOfItsSite = (address: string) =>
      createEmbed(address, 'Firing').sandbox.contains('allow-same-origin');
    expect(isOfItsSite('https://films.example/7')).to.equal(true);
    for (const address of [FILM, '/package.json', `//${location.host}/package.json`])
      expect(isOfItsSite(address), address).to.equal(false);
  });

  it('are built from a document with their titles and texts', async () => {
    const gallery = await openGallery('', '', { items: ITEMS });
    const poster = await untilRole(gallery, PLAY);
    expect(poster.matches('a') && poster.getAttribute('href')).to.equal(FILM);
    await tap(poster);
    await waitUntil(() => frameIn(gallery.shadowRoot!));
    const shown = gallery.shadowRoot!.textContent;
    for (const words of ['Rain', 'Tide', 'At five.', 'Words alone.', 'Later'])
      expect(shown).to.include(words);
    const players = [...gallery.shadowRoot!.querySelectorAll<HTMLMediaElement>('video, audio')];
    expect(players.map(({ ariaLabel, controls }) => [ariaLabel, controls])).to.eql([
      ['Rain', true],
      ['Tide', true],
    ]);
    const licensed = gallery.shadowRoot!.querySelector('[data-mark]')!;
    // Firefox computes `attr()` only when it draws.
    expect(getComputedStyle(licensed, '::after').content).to.be.oneOf(['"Preview"', 'attr(data-mark)']);
  });

  it('stop when their slide is hidden, and pause the rotation while one plays', async () => {
    const attributes = 'design="slideshow" controls autoplay autoplay-duration="1"';
    const gallery = await openGallery(attributes, SOUND + POSTER + figures(1));
    const next = await untilRole(gallery, NEXT);
    const player = gallery.querySelector('audio')!;
    await play(player);
    await tap(next);
    await waitUntil(() => player.paused, 'it plays on');
    await tap(await untilRole(gallery, PLAY));
    await waitUntil(() => frameIn(gallery));
    await tap(next);
    await waitUntil(() => !frameIn(gallery), 'the frame stays');
    expect(byRole(gallery, PLAY).hidden).to.equal(false);
    expect(byRole(gallery, { role: 'img', name: 'Colour 1' })).to.be.ok;
  });

  it("reload the author's own frame when its slide is hidden, if it had the focus", async () => {
    const frames = `<figure><iframe title="Firing" src="${FILM}"></iframe></figure>`.repeat(2);
    const gallery = await openGallery('design="slideshow" controls', frames);
    const next = await untilRole(gallery, NEXT);
    const [first, second] = gallery.querySelectorAll('iframe');
    for (const frame of [first!, second!])
      await waitUntil(() => isComplete(frame) && frame.contentDocument?.body.textContent);
    const before = [first!.contentDocument, second!.contentDocument];
    first!.focus();
    await waitUntil(() => focusedNode() === first);
    await tap(next);
    await waitUntil(() => first!.contentDocument !== before[0]);
    expect(second!.contentDocument).to.equal(before[1]);
  });

  it('play one at a time', async () => {
    const gallery = await openGallery('', SOUND + SOUND + POSTER);
    await untilRole(gallery, PLAY);
    const [first, second] = gallery.querySelectorAll('audio');
    await play(first!);
    await play(second!);
    await waitUntil(() => first!.paused);
    await tap(byRole(gallery, PLAY));
    await waitUntil(() => second!.paused);
    await play(first!);
    await waitUntil(() => !frameIn(gallery));
  });

  it('keep playing beside a muted decorative video', async () => {
    const video = '<figure><video autoplay muted loop playsinline></video></figure>';
    const gallery = await openGallery('design="slideshow" controls', SOUND + video);
    await untilRole(gallery, NEXT);
    const player = gallery.querySelector('audio')!;
    await play(player);
    gallery.querySelector('video')!.dispatchEvent(new Event('play'));
    expect(player.paused).to.equal(false);
  });
});

describe('axe on items of every kind', () => {
  for (const design of ['grid', 'stacked', 'slideshow', 'carousel'])
    it(`finds no violations: ${design}`, async () => {
      const gallery = await openGallery(`design="${design}" controls lightbox`, '', { items: ITEMS });
      await untilRole(gallery, PLAY);
      const { violations } = await axe.run(gallery, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.eql([]);
    });
});

describe('players in the lightbox', () => {
  afterEach(async () => {
    if (allByRole(document.body, { role: 'dialog', name: 'Gallery' }).length > 0) await close();
  });

  it('start when their poster was clicked, and stop on navigation and on close', async () => {
    const gallery = await openGallery('lightbox', POSTER + figures(1));
    await tap(await untilRole(gallery, PLAY));
    await untilOpen();
    const track = await untilShown('1 of 2: Firing');
    await waitUntil(() => frameIn(track));
    expect(frameIn(gallery)).to.equal(null);
    await tap(byRole(document.body, NEXT));
    await untilShown('2 of 2: Picture 1');
    expect(frameIn(track)).to.equal(null);
    await sendKeys({ press: 'ArrowLeft' });
    await untilShown('1 of 2: Firing');
    const poster = byRole(track, PLAY);
    expect(frameIn(track)).to.equal(null);
    await waitUntil(() => isInSight(poster));
    await tap(poster);
    await waitUntil(() => focusedNode() === frameIn(track), 'no frame with the focus');
    await close();
    expect(document.activeElement).to.equal(byRole(gallery, PLAY));
  });

  it('keep the aspect ratio of a video, and its caption visible', async () => {
    const still = pictureUrl(0, { width: 900, height: 1200 });
    const tall = `<figure><a href="${FILM}" data-embed="${FILM}"><img src="${still}" alt=""></a><figcaption>Firing</figcaption></figure>`;
    const gallery = await openGallery('lightbox', figures(1) + tall);
    await tap(await untilRole(gallery, { role: 'button', name: 'Colour 1' }));
    await untilOpen();
    await sendKeys({ press: 'ArrowRight' });
    const track = await untilShown('2 of 2: Firing');
    await waitUntil(() => byRole(track, PLAY).querySelector('img')!.naturalHeight > 0);
    const { width, height } = byRole(track, PLAY).getBoundingClientRect();
    expect(width / height).to.be.closeTo(16 / 9, 0.02);
    const { bottom } = track.querySelector('figure:last-child figcaption')!.getBoundingClientRect();
    expect(bottom).to.be.at.most(innerHeight);
  });

  it('are usable when their slide in the page is inert', async () => {
    const player = `<audio controls src="${sound}" aria-label="Rain"></audio>`;
    const gallery = await openGallery('lightbox design="slideshow"', figures(1) + player);
    const opener = await untilRole(gallery, { role: 'button', name: 'Colour 1' });
    await waitUntil(() => gallery.querySelector('audio')!.inert, 'it is visible');
    await tap(opener);
    await untilOpen();
    await sendKeys({ press: 'ArrowRight' });
    const track = await untilShown('2 of 2: Rain');
    expect(track.querySelector('audio')!.inert).to.equal(false);
  });

  it('keep a poster name that follows the caption, with and without a lightbox', async () => {
    const gallery = await openGallery('lightbox', POSTER);
    const poster = await untilRole(gallery, PLAY);
    await waitUntil(() => poster.ariaHasPopup === 'dialog');
    gallery.querySelector('figcaption')!.textContent = 'Glazing';
    await untilRole(gallery, { role: 'button', name: 'Play: Glazing' });
    gallery.removeAttribute('lightbox');
    await waitUntil(() => poster.ariaHasPopup === null);
    expect(byRole(gallery, { role: 'button', name: 'Play: Glazing' })).to.equal(poster);
  });

  it('are not counted if their URL is invalid', async () => {
    const nowhere = '<figure><button data-embed="javascript:0" aria-label="Play"></button></figure>';
    const gallery = await openGallery('lightbox', figures(1) + nowhere);
    await tap(await untilRole(gallery, { role: 'button', name: 'Colour 1' }));
    await untilShown('1 of 1: Picture 1');
  });

  it('show sounds, videos and words with captions, without zoom', async () => {
    const video = `<figure><video controls preload="none" src="/tide.webm"><track kind="captions" srclang="en" src="data:text/vtt,WEBVTT" default></video><figcaption>Tide</figcaption></figure>`;
    const words = '<figure><figcaption>Words alone</figcaption></figure>';
    const gallery = await openGallery('lightbox', figures(1) + SOUND + video + words);
    await tap(await untilRole(gallery, { role: 'button', name: 'Colour 1' }));
    await untilOpen();
    expect(byRole(document.body, { role: 'button', name: 'Zoom in' }).hidden).to.equal(false);
    await sendKeys({ press: 'ArrowRight' });
    const track = await untilShown('2 of 4: Rain');
    expect(allByRole(document.body, { role: 'button', name: 'Zoom in' })).to.eql([]);
    const player = track.querySelector('audio')!;
    await play(player);
    await tap(byRole(document.body, NEXT));
    await untilShown('3 of 4: Tide');
    expect(player.paused).to.equal(true);
    expect(track.querySelector('video track')).to.have.attribute('kind', 'captions');
    await tap(byRole(document.body, NEXT));
    await untilShown('4 of 4: Words alone');
    expect(track.querySelector('figure:last-child')!.textContent).to.equal('Words alone');
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.eql([]);
  });

  it('handle their own keys', async () => {
    const gallery = await openGallery('lightbox', figures(1) + SOUND + POSTER);
    await tap(await untilRole(gallery, { role: 'button', name: 'Colour 1' }));
    await untilOpen();
    await sendKeys({ press: 'ArrowRight' });
    const track = await untilShown('2 of 3: Rain');
    await play(track.querySelector('audio')!);
    await sendKeys({ press: 'ArrowRight' });
    await tap(byRole(document.body, NEXT));
    await untilShown('3 of 3: Firing');
  });

  it('stop players in the page', async () => {
    const gallery = await openGallery('lightbox', figures(1) + SOUND);
    const opener = await untilRole(gallery, { role: 'button', name: 'Colour 1' });
    const player = gallery.querySelector('audio')!;
    await play(player);
    await tap(opener);
    await untilOpen();
    await waitUntil(() => player.paused);
  });
});
