import { textAttribute, StoreElement } from '../host/index.ts';

/** Attribute → setting; a setting that is not said is left to the document and the program. */
const SETTINGS = {
  apiRoot: 'api-root',
  websiteId: 'website-id',
  currency: 'currency',
  locale: 'locale',
  captchaSiteKey: 'captcha-site-key',
  captchaProvider: 'captcha-provider',
  pageType: 'page-type',
} as const;

/**
 * Settings of the store on this page, written in HTML; draws nothing but what stands inside.
 * Source: design §5.2
 * @tag store-config
 */
export class StoreConfigElement extends StoreElement {
  static override readonly properties = Object.fromEntries(
    Object.entries(SETTINGS).map(([property, attribute]) => [property, textAttribute(attribute)]),
  );

  declare apiRoot: string;
  declare websiteId: string;
  declare currency: string;
  declare locale: string;
  declare captchaSiteKey: string;
  declare captchaProvider: string;
  declare pageType: string;

  protected override arrived(): void {
    this.#tell();
    this.life.addEventListener(
      'abort',
      () => {
        this.storefront.settings.setElementSettings(null);
      },
      { once: true },
    );
  }

  protected override changed(): void {
    this.#tell();
  }

  #tell(): void {
    const said = Object.keys(SETTINGS)
      .map((property) => [property, this[property as keyof typeof SETTINGS]] as const)
      .filter(([, value]) => value !== '')
      .map(([property, value]) => [property, property === 'pageType' ? Number(value) : value]);
    this.storefront.settings.setElementSettings(Object.fromEntries(said));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'store-config': StoreConfigElement;
  }
}
