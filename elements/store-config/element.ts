import type { PageTypeCode, PageTypeName } from '../../core/enumerations/index.ts';
import type { CurrencyCode } from '../../core/money/index.ts';
import type { BackendName, CaptchaProvider } from '../../core/page/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { pageUrl, textAttribute, StoreElement, warnAuthor } from '../host/index.ts';

/** Setting → its attribute; an absent attribute leaves the setting to the document and the program. */
const SETTINGS = {
  apiRoot: textAttribute('api-root'),
  gateway: textAttribute('gateway'),
  apiKey: textAttribute('api-key'),
  apiRegion: textAttribute('api-region'),
  websiteId: textAttribute('website-id'),
  currency: textAttribute('currency'),
  locale: textAttribute('locale'),
  captchaSiteKey: textAttribute('captcha-site-key'),
  captchaProvider: textAttribute('captcha-provider'),
  pageType: textAttribute('page-type'),
} as const;

/** The connected elements in order of insertion: the newest of the first one's store applies. */
let present: StoreConfigElement[] = [];

/**
 * Sets the page's store settings in HTML. It renders only its own children.
 * Source: docs/behaviour/settings.md §1.3, §1.7, §1.9
 * @tag store-config
 */
export class StoreConfigElement extends StoreElement {
  static override readonly properties = SETTINGS;

  /** The address of the store or of the named backend, such as `https://shop.example`. Default: the page's origin. */
  declare apiRoot: string;
  /** The backend: `memory` is a store in the page itself; `vendure`, `medusa`, `shopify`, `woocommerce`. Default: the store's API. */
  declare gateway: BackendName | '';
  /** The public key that the named backend asks for: a publishable key, a Storefront access token, a channel token. */
  declare apiKey: string;
  /** The region of the named backend, which decides prices. */
  declare apiRegion: string;
  /** The id of the website. */
  declare websiteId: string;
  /** One of 27 currencies, as an ISO 4217 code. Default: USD. */
  declare currency: CurrencyCode | '';
  /** The language of texts and amounts, as a BCP 47 tag. Default: the page's `lang`. */
  declare locale: string;
  /** The captcha's site key. Without it, no captcha is shown. */
  declare captchaSiteKey: string;
  /** The captcha service: `altcha`, `recaptcha`, `recaptcha-enterprise`, `hcaptcha` or `turnstile`. */
  declare captchaProvider: CaptchaProvider | '';
  /** The page's type, as its name or its code. */
  declare pageType: PageTypeName | PageTypeCode | '';

  protected override onConnected(): void {
    present.push(this);
    apply(this);
    this.life.addEventListener('abort', () => {
      present = present.filter((element) => element !== this);
      apply();
    });
  }

  protected override changed(): void {
    apply(this);
  }
}

/** Applies the newest element; one of another store than the first is refused, because a page has one cart. */
function apply(changed?: StoreConfigElement): void {
  // Resolved, because a store has several spellings.
  const storeOf = ({ apiRoot }: StoreConfigElement) => pageUrl(apiRoot)?.href;
  const first = present.find(({ apiRoot }) => apiRoot);
  const ours = present.filter((config) => !first || !config.apiRoot || storeOf(config) === storeOf(first));
  const newest = ours.at(-1);
  storefront().settings.setElementSettings(
    newest &&
      Object.fromEntries(
        Object.keys(SETTINGS).map((property) => [
          property,
          // Nothing is written where an attribute is missing or empty.
          newest[property as keyof typeof SETTINGS] || null,
        ]),
      ),
  );
  if (changed && !ours.includes(changed)) warnAuthor(changed, { about: 'store' });
}

declare global {
  interface HTMLElementTagNameMap {
    'store-config': StoreConfigElement;
  }
}
