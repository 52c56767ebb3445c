import { atom, type ReadableAtom } from 'nanostores';
import { withinTime, type Report } from '../shared/index.ts';
import type { CaptchaKind } from './captcha-kinds.ts';
import type { CaptchaState, CaptchaToken } from './captcha-state.ts';
import type { CaptchaAction, CaptchaEvent, CaptchaPage, CaptchaWidget } from '../captcha-provider/index.ts';

/** Dependencies of a captcha. */
export interface CaptchaParts {
  readonly kind: CaptchaKind;
  readonly page: CaptchaPage;
  readonly action: CaptchaAction;
  readonly report: Report;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Timeout of a solution by a box or the page, in milliseconds. */
  readonly solveTimeoutMs?: number;
}

/** A container below this width, in pixels, gets the compact widget. Source: docs/behaviour/captcha.md §2.2 */
const COMPACT_BELOW_PX = 320;
const SOLVE_TIMEOUT_MS = 60_000;

let renderCount = 0;

/** A pending automatic solution: true once there is a token, false if the visitor has to solve it. */
interface Waiting {
  readonly resolve: (isSolved: boolean) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * One captcha of any provider.
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
   * Creates a captcha without loading anything.
   * @param parts provider, page and protected action
   */
  constructor(parts: CaptchaParts) {
    this.#parts = parts;
  }

  /** The lifecycle state. */
  get $state(): ReadableAtom<CaptchaState> {
    return this.#state;
  }

  /**
   * Renders the captcha once; repeated calls have no effect. Reports a failure, after which another call tries again.
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
   * Returns a token, each one once. Replaces a token that is expired or was returned before.
   * @returns the token; false if the visitor has to solve the captcha first
   * @throws Error before `render`, and if the provider fails
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

  /** Requires another solution. */
  reset(): void {
    const state = this.#state.get();
    if (!this.#widget || !('id' in state)) return;
    this.#isAsking = false;
    this.#state.set({ status: 'reset', id: state.id });
    try {
      this.#widget.reset();
    } catch (cause) {
      this.#onEvent({ event: 'failed', cause });
    }
  }

  /** Renders the box again after its node has moved, because frames lose their content. Keeps a token. */
  moved(): void {
    const { solvedBy } = this.#parts.kind;
    if (!this.token && (solvedBy === 'visitor' || solvedBy === 'box')) this.#redraw();
  }

  /** Removes it permanently. */
  destroy(): void {
    this.#life.abort();
    this.#clear();
    this.#waiting?.reject(new Error('The captcha has left the page.'));
    this.#state.set({ status: 'destroyed' });
  }

  /** The current token; null until the captcha is solved, or solved again. */
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
      // A new node each time: providers refuse a node in which they have rendered.
      const node = container.appendChild(document.createElement('div'));
      this.#node = node;
      container.dataset['captcha'] = id;
      const size = container.clientWidth < COMPACT_BELOW_PX ? 'compact' : 'normal';
      const notify = (event: CaptchaEvent) => {
        if (this.#node === node) this.#onEvent(event);
      };
      this.#state.set({ status: 'rendered', id, token: null });
      this.#widget = draw({ node, size, action, notify });
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

  #onEvent(event: CaptchaEvent): void {
    const state = this.#state.get();
    if (!('id' in state)) return;
    switch (event.event) {
      case 'solved': {
        const token = { text: event.token, solvedAtMs: this.#now() };
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
        this.#fail(event.cause, 'The captcha failed.', 'captcha.widget');
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

  /** A page from the back/forward cache resumes, but the frames of providers do not. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    const { token } = this;
    if (persisted && token && !this.#isFresh(token)) this.#redraw();
  };
}
