import { atom, type ReadableAtom } from 'nanostores';
import { withinTime, type Report } from '../shared/index.ts';
import type { CaptchaKind } from './captcha-kinds.ts';
import type { CaptchaState, CaptchaToken } from './captcha-state.ts';
import type { CaptchaAction, CaptchaNews, CaptchaPage, CaptchaWidget } from './provider/provider.ts';

/** What a captcha needs. */
export interface CaptchaParts {
  readonly kind: CaptchaKind;
  readonly page: CaptchaPage;
  readonly action: CaptchaAction;
  readonly report: Report;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long a box or the page may take to solve it, in milliseconds. */
  readonly solveTimeoutMs?: number;
}

/** Narrower than this, a container gets the compact widget, in pixels. Source: docs/behaviour/captcha.md §2.2 */
const COMPACT_BELOW_PX = 320;
const SOLVE_TIMEOUT_MS = 60_000;

let renderCount = 0;

/** Waits for the end of what solves itself: a token, or false for "the visitor has to". */
interface Waiting {
  readonly resolve: (isSolved: boolean) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * One captcha in the page, of whichever provider.
 * Source: docs/behaviour/captcha.md §2, §3
 */
export class Captcha {
  readonly #state = atom<CaptchaState>({ status: 'unrendered', hasFailed: false });
  readonly #parts: CaptchaParts;
  readonly #life = new AbortController();
  #container: HTMLElement | null = null;
  #node: HTMLElement | null = null;
  #widget: CaptchaWidget | null = null;
  #rendering: Promise<void> | null = null;
  #waiting: Waiting | null = null;
  #spent: CaptchaToken | null = null;
  #isAsking = false;

  /**
   * Creates a captcha; nothing is loaded yet.
   * @param parts provider, page and what it stands before
   */
  constructor(parts: CaptchaParts) {
    this.#parts = parts;
  }

  /** Where it is in its life. */
  get $state(): ReadableAtom<CaptchaState> {
    return this.#state;
  }

  /**
   * Draws it; once, also if it is called again. What fails is reported, and may be tried again.
   * @param container a node of the light DOM
   */
  render(container: HTMLElement): Promise<void> {
    if (this.#state.get().status !== 'unrendered') return Promise.resolve();
    if (!this.#container) addEventListener('pageshow', this.#onPageShow, { signal: this.#life.signal });
    this.#container = container;
    return (this.#rendering ??= this.#draw(container).finally(() => {
      this.#rendering = null;
    }));
  }

  /**
   * Hands out a token, each one once: one that is too old or was handed out before is replaced first.
   * @returns the token; false if the visitor has to solve the captcha first
   * @throws Error before it is rendered, and when the provider fails
   * Source: docs/behaviour/captcha.md §2.4, §3.1
   */
  async execute(): Promise<string | false> {
    const { solvedBy } = this.#parts.kind;
    if (!this.#widget) throw new Error('ReCaptcha has not been set up!');
    if (this.#widget.execute) return this.#soon(this.#widget.execute());
    const { token } = this;
    if (token && this.#isFresh(token)) return this.#spend(token);
    if (token) this.reset();
    if (solvedBy === 'visitor' || this.#isAsking) return false;
    const isSolved = await this.#soon(
      new Promise<boolean>((resolve, reject) => {
        this.#waiting = { resolve, reject };
      }),
    );
    return isSolved && this.token ? this.#spend(this.token) : false;
  }

  /** Has it solved again. */
  reset(): void {
    const state = this.#state.get();
    if (!this.#widget || !('id' in state)) return;
    this.#isAsking = false;
    this.#state.set({ status: 'reset', id: state.id });
    try {
      this.#widget.reset();
    } catch (cause) {
      this.#onNews({ news: 'failed', cause });
    }
  }

  /** Draws the box again after its node has moved: frames lose what was in them. What was solved still counts. */
  moved(): void {
    const { solvedBy } = this.#parts.kind;
    if (!this.token && (solvedBy === 'visitor' || solvedBy === 'box')) this.#redraw();
  }

  /** Takes it out of the page for good. */
  destroy(): void {
    this.#life.abort();
    this.#clear();
    this.#waiting?.reject(new Error('The captcha has left the page.'));
    this.#state.set({ status: 'destroyed' });
  }

  /** What was solved; null if nothing was, or not again. */
  get token(): CaptchaToken | null {
    const state = this.#state.get();
    return state.status === 'rendered' ? state.token : null;
  }

  async #draw(container: HTMLElement): Promise<void> {
    const { kind, page, action } = this.#parts;
    try {
      const draw = await (await kind.loadProvider()).load(page);
      if (this.#life.signal.aborted) return;
      const id = `captcha-${++renderCount}`;
      // Of its own for each drawing: providers refuse a node that they have drawn into.
      const node = container.appendChild(document.createElement('div'));
      this.#node = node;
      container.dataset['captcha'] = id;
      const size = container.clientWidth < COMPACT_BELOW_PX ? 'compact' : 'normal';
      const tell = (news: CaptchaNews) => {
        if (this.#node === node) this.#onNews(news);
      };
      this.#state.set({ status: 'rendered', id, token: null });
      this.#widget = draw({ node, size, action, tell });
    } catch (cause) {
      this.#fail(cause, 'Error rendering captcha into node', 'captcha.render');
    }
  }

  #redraw(): void {
    const container = this.#container;
    if (!container || !this.#widget) return;
    this.#clear();
    this.#state.set({ status: 'unrendered', hasFailed: false });
    void this.render(container);
  }

  #onNews(news: CaptchaNews): void {
    const state = this.#state.get();
    if (!('id' in state)) return;
    switch (news.news) {
      case 'solved': {
        const token = { text: news.token, solvedAtMs: this.#now() };
        this.#state.set({ status: 'rendered', id: state.id, token });
        this.#waiting?.resolve(true);
        return;
      }
      case 'expired':
        this.#state.set({ status: 'rendered', id: state.id, token: null });
        return;
      case 'asks':
        this.#isAsking = true;
        this.#waiting?.resolve(false);
        return;
      case 'failed':
        this.#fail(news.cause, 'The captcha failed.', 'captcha.widget');
    }
  }

  #fail(cause: unknown, message: string, context: string): void {
    const error = new Error(message, { cause });
    this.#clear();
    if (this.#life.signal.aborted) return;
    this.#parts.report(error, context);
    this.#state.set({ status: 'unrendered', hasFailed: true });
    this.#waiting?.reject(error);
  }

  #clear(): void {
    const widget = this.#widget;
    this.#widget = null;
    this.#isAsking = false;
    try {
      widget?.destroy();
    } catch (error) {
      this.#parts.report(error, 'captcha.destroy');
    }
    this.#node?.remove();
    this.#node = null;
    delete this.#container?.dataset['captcha'];
  }

  #spend(token: CaptchaToken): string {
    this.#spent = token;
    return token.text;
  }

  #isFresh(token: CaptchaToken): boolean {
    return token !== this.#spent && this.#now() - token.solvedAtMs < this.#parts.kind.maxAgeMs;
  }

  #now(): number {
    return (this.#parts.now ?? Date.now)();
  }

  #soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const limitMs = this.#parts.solveTimeoutMs ?? SOLVE_TIMEOUT_MS;
    return withinTime(answer, limitMs, () => new Error(`No token within ${limitMs} ms.`)).finally(() => {
      this.#waiting = null;
    });
  }

  /** A page that the browser has kept goes on where it stood; providers do not. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    const { token } = this;
    if (persisted && token && !this.#isFresh(token)) this.#redraw();
  };
}
