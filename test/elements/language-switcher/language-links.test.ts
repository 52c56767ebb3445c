import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore, type StoreLocaleChangeEvent } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { SHOWN_LANGUAGES } from '../../support/shown-languages.ts';
import { waitUntil } from '../../support/wait-until.ts';

const address = location.href;
const GERMAN = { role: 'link', name: 'Deutsch' };

const pathOf = (link: HTMLElement) => (link as HTMLAnchorElement).href.replace(location.origin, '');

/** Follows a link like a visitor, but stays on the page. */
function follow(link: HTMLElement): boolean {
  let isFollowed = true;
  addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.click();
  return isFollowed;
}

describe('<language-switcher>', () => {
  beforeEach(async () => {
    configureStore({
      locale: 'en-US',
      gateway: { cart: await useMemoryStore(), multilingual: SHOWN_LANGUAGES },
    });
  });
  afterEach(() => {
    history.replaceState(null, '', address);
    configureStore({ locale: 'en-US' });
  });

  describe('with the languages of the site', () => {
    it('shows each language in its own words and marks the current one', async () => {
      const tag = await fixture('<language-switcher></language-switcher>');
      await untilRole(tag, GERMAN);
      byRole(tag, { role: 'navigation', name: 'Language' });
      const links = allByRole(tag, { role: 'link', name: /./ }) as HTMLAnchorElement[];
      expect(
        links.map((link) => [link.textContent, link.lang, link.hreflang, link.ariaCurrent]),
      ).to.deep.equal([
        ['English', 'en', 'en', 'true'],
        ['Deutsch', 'de', 'de', null],
        ['العربية', 'ar', 'ar', null],
      ]);
    });

    it('links to the current page with query and fragment, also after `pushState`', async () => {
      history.replaceState(null, '', '/shop/mug?size=large#reviews');
      const tag = await fixture('<language-switcher></language-switcher>');
      const link = await untilRole(tag, GERMAN);
      expect(pathOf(link)).to.equal('/de/shop/mug?size=large#reviews');
      history.pushState(null, '', '/shop/tee');
      link.focus();
      await waitUntil(() => pathOf(link) === '/de/shop/tee', 'the former page');
    });

    it('shows nothing if there is only one language', async () => {
      const loadLanguages = () => Promise.resolve({ languages: [{ language: 'en', url: '/' }] });
      configureStore({ gateway: { cart: await useMemoryStore(), multilingual: { loadLanguages } } });
      const tag = await fixture('<language-switcher><p>English only</p></language-switcher>');
      await (tag as Element & { ready: Promise<void> }).ready;
      expect(allByRole(tag, { role: 'link', name: /./ })).to.have.length(0);
      expect((tag.firstElementChild as HTMLElement).checkVisibility()).to.equal(true);
    });

    it('offers another attempt when loading fails', async () => {
      let tries = 0;
      const loadLanguages = (signal: AbortSignal) => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('lost')) : SHOWN_LANGUAGES.loadLanguages(signal);
      };
      configureStore({ gateway: { cart: await useMemoryStore(), multilingual: { loadLanguages } } });
      const tag = await fixture('<language-switcher></language-switcher>');
      const retry = await untilRole(tag, { role: 'button', name: 'Try again' });
      expect(byRole(tag, { role: 'status', name: '' }).textContent).to.include('Unable to load. Try again.');
      retry.focus();
      await nextFrame();
      expect(tries, 'a touch is no wish').to.equal(1);
      retry.click();
      await untilRole(tag, GERMAN);
    });

    it('loads again after the tag was removed and reinserted', async () => {
      let tries = 0;
      const loadLanguages = (signal: AbortSignal) => {
        tries += 1;
        return tries === 1
          ? new Promise((_, reject) => {
              signal.addEventListener('abort', () => {
                reject(signal.reason as Error);
              });
            })
          : SHOWN_LANGUAGES.loadLanguages(signal);
      };
      configureStore({ gateway: { cart: await useMemoryStore(), multilingual: { loadLanguages } } });
      const tag = await fixture('<language-switcher></language-switcher>');
      await waitUntil(() => tries === 1, 'not asked');
      const place = tag.parentElement!;
      tag.remove();
      await Promise.resolve();
      place.append(tag);
      await untilRole(tag, GERMAN);
    });
  });

  describe("with the author's links", () => {
    const open = () =>
      fixture<HTMLElement>(`<language-switcher>
        <a href="/" hreflang="en">English</a> <a href="/de/" hreflang="de">Deutsch</a>
        <a href="https://fr.example/?from=menu" hreflang="fr">Français</a>
        <a href="/help">Help</a>
      </language-switcher>`);

    it('keeps their nodes and points them to the current page', async () => {
      history.replaceState(null, '', '/shop/mug?size=large');
      const tag = await open();
      const nodes = [...tag.children];
      const german = byRole(tag, GERMAN);
      await waitUntil(() => pathOf(german) === '/de/shop/mug?size=large', 'the front page');
      expect([...tag.children]).to.deep.equal(nodes);
      expect(pathOf(byRole(tag, { role: 'link', name: 'Français' }))).to.equal(
        'https://fr.example/shop/mug?from=menu',
      );
      expect(pathOf(byRole(tag, { role: 'link', name: 'Help' }))).to.equal('/help');
      expect(byRole(tag, { role: 'link', name: 'English' }).ariaCurrent).to.equal('true');
      history.pushState(null, '', '/');
      german.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      expect(pathOf(german)).to.equal('/de/');
    });

    it('updates links that are added later', async () => {
      history.replaceState(null, '', '/shop/mug');
      const tag = await open();
      tag.insertAdjacentHTML('beforeend', '<a href="/es" hreflang="es">Español</a>');
      const spanish = byRole(tag, { role: 'link', name: 'Español' });
      await waitUntil(() => pathOf(spanish) === '/es/shop/mug', 'the front page');
    });

    it('lets the page change the language without navigation', async () => {
      const tag = await open();
      const german = byRole(tag, GERMAN);
      await waitUntil(() => byRole(tag, { role: 'link', name: 'English' }).ariaCurrent === 'true', 'not yet');
      const received: unknown[] = [];
      tag.addEventListener(
        'store-before-locale-change',
        (event) => {
          received.push(event.detail);
          event.preventDefault();
          configureStore({ locale: event.language });
        },
        { once: true },
      );
      const changed = new Promise((resolve) => {
        const take = ({ detail }: StoreLocaleChangeEvent) => {
          resolve(detail);
        };
        document.addEventListener('store-locale-change', take, { once: true });
      });
      const url = (german as HTMLAnchorElement).href;
      expect(follow(german)).to.equal(false);
      expect(received).to.deep.equal([{ language: 'de', url }]);
      expect(await changed).to.deep.equal({ language: 'de', previousLanguage: 'en-US' });
      await waitUntil(() => german.ariaCurrent === 'true', 'not marked');
      await waitUntil(
        () =>
          [...document.querySelectorAll('[aria-live]')].some((node) =>
            /Sprache der Seite: Deutsch/.test(node.textContent),
          ),
        'nothing is said',
      );
    });

    it('navigates by default; links that open another tab emit no event', async () => {
      const tag = await open();
      const german = byRole(tag, GERMAN);
      await waitUntil(() => byRole(tag, { role: 'link', name: 'English' }).ariaCurrent === 'true', 'not yet');
      let count = 0;
      tag.addEventListener('store-before-locale-change', () => (count += 1));
      expect(follow(german)).to.equal(true);
      expect(count).to.equal(1);
      german.setAttribute('target', '_blank');
      follow(german);
      follow(byRole(tag, { role: 'link', name: 'Help' }));
      expect(count).to.equal(1);
      sessionStorage.clear();
    });
  });
});
