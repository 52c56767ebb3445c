import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createElement, StrictMode, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { pictureUrl } from '../../support/gallery-pictures.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const NEXT = { role: 'button', name: 'Next picture' };
const MORE = { role: 'button', name: 'More' };
const DIALOG = { role: 'dialog', name: 'Gallery' };
const NAMES = ['Bowl', 'Jug', 'Plate'];

function Pictures({ count }: { readonly count: number }): ReactNode {
  return NAMES.slice(0, count).map((name, index) => (
    <figure key={name}>
      <img src={pictureUrl(index)} alt={name} width={600} height={400} />
      <figcaption>{name}</figcaption>
    </figure>
  ));
}

const OPTIONS = { design: 'slideshow', controls: '', lightbox: '', 'aspect-ratio': 'widescreen' };

const documentOf = (count: number) =>
  JSON.stringify(
    NAMES.slice(0, count).map((title, index) => ({
      ...{ title, assetUrl: pictureUrl(index), originalSize: '600x400' },
    })),
  );

/** The first rendering equals the server's markup. */
function Page({ isDocument }: { readonly isDocument: boolean }): ReactNode {
  const [count, setCount] = useState(2);
  const more = () => {
    setCount(3);
  };
  return (
    <>
      {isDocument
        ? createElement('gallery-block', { ...OPTIONS, items: documentOf(count) })
        : createElement('gallery-block', OPTIONS, <Pictures count={count} />)}
      <button onClick={more}>More</button>
    </>
  );
}

/** The server's markup. */
function print(isDocument: boolean): string {
  const place = document.createElement('template');
  place.innerHTML = '<gallery-block></gallery-block><button>More</button>';
  const gallery = place.content.querySelector('gallery-block')!;
  for (const [name, value] of Object.entries(OPTIONS)) gallery.setAttribute(name, value);
  if (isDocument) gallery.setAttribute('items', documentOf(2));
  else
    gallery.innerHTML = NAMES.slice(0, 2)
      .map(
        (name, index) =>
          `<figure><img src="${pictureUrl(index)}" alt="${name}" width="600" height="400"><figcaption>${name}</figcaption></figure>`,
      )
      .join('');
  return place.innerHTML;
}

/** Figures are in the page, a document is in the shadow root. */
function wordsIn(place: HTMLElement): string {
  const gallery = place.querySelector('gallery-block');
  return `${gallery?.textContent ?? ''} ${gallery?.shadowRoot?.textContent ?? ''}`;
}

describe('a gallery in a hydrated React page', () => {
  const { error } = console;
  let errors: string[] = [];
  let root: Root;

  beforeEach(() => {
    errors = [];
    console.error = (...parts: unknown[]) => errors.push(parts.map(String).join(' '));
  });

  afterEach(async () => {
    root.unmount();
    await waitUntil(() => allByRole(document.body, DIALOG).length === 0);
    console.error = error;
  });

  async function takeOver(isDocument: boolean): Promise<HTMLElement> {
    const place = await fixture<HTMLElement>(`<div>${print(isDocument)}</div>`);
    if (customElements.get('gallery-block')) await untilRole(place, NEXT);
    const onRecoverableError = (cause: unknown) => errors.push(String(cause));
    flushSync(() => {
      root = hydrateRoot(
        place,
        <StrictMode>
          <Page isDocument={isDocument} />
        </StrictMode>,
        { onRecoverableError },
      );
    });
    return place;
  }

  async function expectAtWork(place: HTMLElement): Promise<void> {
    await tap(await untilRole(place, NEXT));
    await untilRole(place, { role: 'button', name: 'Jug' });
    byRole(place, MORE).click();
    await waitUntil(() => wordsIn(place).includes('Plate'));
    await tap(byRole(place, NEXT));
    (await untilRole(place, { role: 'button', name: 'Plate' })).click();
    await untilRole(document.body, { role: 'group', name: '3 of 3: Plate' });
    await sendKeys({ press: 'Escape' });
    await waitUntil(
      () => allByRole(document.body, DIALOG).length === 0 && !location.hash.startsWith('#lightbox'),
    );
  }

  // First in this file: the tag is not defined yet.
  it('hydrates figures without errors if the tag is defined afterwards, as in an effect', async () => {
    const place = await takeOver(false);
    await import('../../../elements/all.ts');
    await expectAtWork(place);
    expect(errors).to.eql([]);
  });

  it('hydrates a document without errors', async () => {
    await expectAtWork(await takeOver(true));
    expect(errors).to.eql([]);
  });

  it("hydrates figures if the tag was defined first; React keeps the tag's attributes", async () => {
    const place = await takeOver(false);
    await expectAtWork(place);
    const others = errors.filter((text) => !text.includes("This won't be patched up"));
    expect(others).to.eql([]);
  });
});
