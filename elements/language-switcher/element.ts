import { onBackendChange, openGateway, reportOfBackend } from '../../core/backends/index.ts';
import { emptyMultilingualGateway, restMultilingualGateway } from '../../core/multilingual/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { cancelableEvent, faceOf, pageUrl, StoreElement } from '../host/index.ts';
import { onAddressChange, wholeStyles } from '../ui/index.ts';
import { authorsLinks, dressLinks } from './authors-links.ts';
import { Switcher } from './face.tsx';
import { SwitcherModel } from './model.ts';
import { pageLanguage } from './page-language.ts';
import { switcherStyles } from './styles.ts';

/**
 * Links to the page in other languages, or enhances the author's own `<a href hreflang>` inside.
 * Source: docs/behaviour/languages.md §2
 * @tag language-switcher
 * @fires store-before-locale-change - before the page changes to another language
 * @fires store-locale-change - on the document, once the page is in another language
 * @slot - the author's own links, each with `hreflang`; or content to show until the languages are known
 * @csspart languages - the landmark around the links
 * @csspart list - the links
 * @csspart language - a link
 * @csspart current - the link of the page's language
 * @csspart failure - the alert when the languages cannot be loaded
 * @csspart message - its message
 * @csspart retry - its button
 */
export class LanguageSwitcherElement extends StoreElement {
  static override readonly drawing = faceOf(Switcher);
  static override readonly styles = [wholeStyles, switcherStyles];

  readonly #model = this.show(
    LanguageSwitcherElement.drawing,
    new SwitcherModel({
      // Source: docs/behaviour/languages.md §1.5
      gateway: openGateway(storefront(), 'multilingual', {
        memory: emptyMultilingualGateway,
        rest: restMultilingualGateway(storefront().api),
      }),
      getLocale: localeOfPage,
      getPage: pageAddress,
      resolve: (address) => pageUrl(address) ?? pageAddress(),
      report: reportOfBackend(storefront(), 'multilingual', storefront().report),
    }),
  );

  protected override onConnected(): void {
    const { life } = this;
    const options = { signal: life };
    pageLanguage();
    this.listen(storefront().settings.$settings, this.#look);
    const restart = () => {
      this.#model.restart();
      this.#look();
    };
    onBackendChange(storefront(), 'multilingual', restart, life);
    onAddressChange(this.#look, storefront().report, life);
    // A script of the page may have frozen the methods that change the URL.
    for (const sign of ['pointerdown', 'focusin']) this.addEventListener(sign, this.#look, options);
    this.addEventListener('click', this.#choose, options);
    document.addEventListener('DOMContentLoaded', this.#look, options);
    const observer = new MutationObserver(this.#look);
    observer.observe(this, { childList: true, subtree: true });
    life.addEventListener('abort', () => {
      observer.disconnect();
    });
  }

  protected override onMoved(): void {
    this.#look();
  }

  protected override changed(): void {
    this.#look();
  }

  readonly #look = (): void => {
    this.guard(() => {
      const links = authorsLinks(this);
      if (links.length > 0) dressLinks(links, { locale: localeOfPage(), address: pageAddress() });
      // The author's content may not be parsed before that.
      else if (document.readyState !== 'loading') void this.#model.load(this.life);
      this.#model.show();
    }, 'look');
  };

  readonly #choose = (event: MouseEvent): void => {
    this.guard(() => {
      this.#look();
      const link = linkOf(event);
      if (!link || link.ariaCurrent !== null || !isFollowedHere(event, link)) return;
      const detail = { language: link.hreflang, url: link.href };
      const change = cancelableEvent('store-before-locale-change', detail);
      if (this.dispatchEvent(change)) pageLanguage().noteChoice();
      else event.preventDefault();
    }, 'choose');
  };
}

function localeOfPage(): string {
  return storefront().settings.$settings.get().locale;
}

function pageAddress(): URL {
  return new URL(location.href);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.hreflang !== '');
}

/** Whether the link navigates this page, not another tab. */
function isFollowedHere(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return isPlain && event.button === 0 && !event.defaultPrevented && ['', '_self'].includes(target);
}

declare global {
  interface HTMLElementTagNameMap {
    'language-switcher': LanguageSwitcherElement;
  }
}
