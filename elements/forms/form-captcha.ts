import { atom } from 'nanostores';
import type { CaptchaAction } from '../../core/captcha-provider/index.ts';
import { retryable } from '../../core/shared/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import type { OpenCaptcha } from '../captcha/index.ts';

const later = retryable(() => import('../captcha/open-captcha.ts'));

/** The outcome of a submission, as far as the captcha depends on it. */
type Ended =
  | { readonly outcome: 'saved' | 'kept' }
  | { readonly outcome: 'refused'; readonly problem: { readonly isCaptcha: boolean } };

/**
 * The captcha of one form, if the site has one; loads nothing before the form is used.
 * Source: docs/behaviour/captcha.md §1; docs/behaviour/forms.md §5.4
 */
export class FormCaptcha {
  /** Whether the form cannot be sent before the captcha is solved again. */
  readonly $isBlocking = atom(false);
  readonly #shop: Storefront;
  readonly #getAction: () => CaptchaAction;
  #findPlace: (() => HTMLElement) | null = null;
  #open: OpenCaptcha | null = null;
  #isInitialised = false;
  #isSpent = false;

  /**
   * Creates the captcha of a form.
   * @param shop the page's shop; its settings name the captcha
   * @param getAction returns the action that it protects
   */
  constructor(shop: Storefront, getAction: () => CaptchaAction) {
    this.#shop = shop;
    this.#getAction = getAction;
  }

  /**
   * Sets the place of the captcha.
   * @param findPlace returns an empty node in the form, called before drawing; null for a form without a captcha, and
   * after the form was removed
   */
  place(findPlace: (() => HTMLElement) | null): void {
    this.#close();
    this.#findPlace = findPlace;
    this.$isBlocking.set(false);
  }

  /**
   * Draws the captcha; called when the visitor uses the form.
   */
  wake(): void {
    if (this.#isInitialised || !this.#findPlace) return;
    this.#isInitialised = true;
    this.#draw().catch((error: unknown) => {
      this.#shop.report(error, 'captcha/draw');
    });
  }

  /**
   * Returns the token that proves that the visitor is human.
   * @returns a token; null without a captcha, false while it is not solved
   * @throws Error when the captcha could not be drawn, or failed
   */
  async getToken(): Promise<string | null | false> {
    this.#isInitialised = true;
    const open = await this.#draw();
    if (!open) return null;
    const token = await open.captcha.execute();
    this.#isSpent = token !== false;
    return token;
  }

  /** Updates the captcha after a submission: a token is valid once, so a refused form needs another one. */
  settle(ended: Ended): void {
    if (ended.outcome === 'saved') this.#close();
    if (ended.outcome === 'refused') {
      this.$isBlocking.set(ended.problem.isCaptcha && this.#open?.isSolvedInPage === true);
      if (this.#isSpent) this.#open?.captcha.reset();
    }
    this.#isSpent = false;
  }

  /** Called after the form was moved in the page. */
  moved(): void {
    this.#open?.captcha.moved();
  }

  #close(): void {
    this.#open?.close();
    this.#open = null;
    this.#isInitialised = false;
  }

  async #draw(): Promise<OpenCaptcha | null> {
    const findPlace = this.#findPlace;
    if (!findPlace) return null;
    // The network bundle reads the setting.
    await this.#shop.prepare();
    if (this.#shop.settings.$settings.get().captchaSiteKey === null) return null;
    const { openCaptcha } = await later.load();
    if (findPlace !== this.#findPlace) return this.#draw();
    this.#open ??= openCaptcha(findPlace(), this.#shop, this.#getAction(), () => {
      this.$isBlocking.set(false);
    });
    await this.#open.render();
    return this.#open;
  }
}
