import { atom } from 'nanostores';
import type { CaptchaAction } from '../../core/captcha-provider/index.ts';
import { retryable } from '../../core/shared/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import type { OpenCaptcha } from '../captcha/index.ts';

const later = retryable(() => import('../captcha/open-captcha.ts'));

/** How a submission ended, as far as its captcha is concerned. */
type Ended =
  | { readonly outcome: 'saved' | 'kept' }
  | { readonly outcome: 'refused'; readonly problem: { readonly isCaptcha: boolean } };

/**
 * The captcha of one form, if there is one: nothing of it is loaded before the form is used.
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
   * @param shop the page's shop, whose settings say which captcha it has
   * @param getAction what it stands before
   */
  constructor(shop: Storefront, getAction: () => CaptchaAction) {
    this.#shop = shop;
    this.#getAction = getAction;
  }

  /**
   * Says where the captcha is drawn.
   * @param findPlace finds an empty node in the form, when there is something to draw; null for a form without a captcha,
   *   and once the form is gone
   */
  place(findPlace: (() => HTMLElement) | null): void {
    this.#close();
    this.#findPlace = findPlace;
    this.$isBlocking.set(false);
  }

  /**
   * Draws the captcha when a visitor has come to the form.
   */
  wake(): void {
    if (this.#isInitialised || !this.#findPlace) return;
    this.#isInitialised = true;
    this.#draw().catch((error: unknown) => {
      this.#shop.report(error, 'captcha/draw');
    });
  }

  /**
   * Hands out what proves that the visitor is human.
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

  /** Takes how a submission ended: a token counts once, and what was refused is solved again. */
  settle(ended: Ended): void {
    if (ended.outcome === 'saved') this.#close();
    if (ended.outcome === 'refused') {
      this.$isBlocking.set(ended.problem.isCaptcha && this.#open?.isSolvedInPage === true);
      if (this.#isSpent) this.#open?.captcha.reset();
    }
    this.#isSpent = false;
  }

  /** The form has moved in the page. */
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
    // Whether there is a captcha is a setting that is read with what talks to the store.
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
