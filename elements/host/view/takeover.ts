import type { Drawing, Model } from '../drawing.ts';
import type { ViewStage } from '../stage/view-stage.ts';
import { isVisitorAmongAuthors } from '../stage/authors-controls.ts';
import { reader } from '../stage/load-authors-controls.ts';
import { shells } from '../stage/shells.ts';
import { whenReleased } from '../stage/when-released.ts';
import { whenIdle } from './idle-moments.ts';
import { loadReact, mountQueue, whenReactNeeded } from './react-loader.ts';

/** What React needs to know of the tag that it takes over. */
export interface TakeoverParts {
  readonly host: HTMLElement;
  /** Where the tag draws: its shadow root, or the tag itself. */
  readonly root: ShadowRoot | HTMLElement;
  readonly drawing: Drawing<unknown, unknown>;
  readonly model: Model<unknown, unknown>;
  readonly stage: ViewStage;
  /** Takes over what stands in the author's fields, before ours take their place. */
  readonly adoptControls: () => void;
  /** Called when the view is mounted. */
  readonly onReady: () => void;
  /** Called when the view has failed and the stage is empty again. */
  readonly onFailed: () => void;
  /** Called for what is thrown while drawing, and where React found other nodes than the shell painted. */
  readonly report: (error: unknown) => void;
}

/** A host that wipes the view out of a tag more often does it on purpose. */
const MAX_RETURNS = 3;

/**
 * React's side of a tag's life: waits for it, lets it take over the stage, and gives the stage back when a view fails.
 * Loads after the entry bundle, which paints without it.
 * Source: docs/behaviour/elements.md §3.3, §3.4
 */
export class Takeover {
  readonly #parts: TakeoverParts;
  readonly #target = {
    getView: () => this.#parts.stage.view,
    onMounted: () => {
      this.#parts.onReady();
    },
  };
  /** Tells when a page wipes the view, until React does. */
  readonly #wipes = new MutationObserver(() => {
    this.comeBack();
  });
  /** Tells when a face draws something at last. */
  #firstDrawing: MutationObserver | null = null;
  #returnCount = 0;

  constructor(parts: TakeoverParts) {
    this.#parts = parts;
    this.#register();
    this.comeBack();
  }

  /** Whether React can take over at once. */
  get isLoaded(): boolean {
    return mountQueue() !== null && this.#parts.drawing.loader.current() !== null;
  }

  /**
   * Waits until React is worth requesting.
   * @param isAwaited whether somebody has asked for the tag, who would wait for a visitor in vain
   * @param signal gives up the wait
   */
  whenNeeded(isAwaited: boolean, signal: AbortSignal | null): Promise<void> {
    const { drawing, host } = this.#parts;
    const isShown = drawing.face || (drawing.isPrinted && host.firstElementChild && !isAwaited);
    if (!isShown) return whenIdle();
    const wait = () => whenReactNeeded(signal);
    return drawing.face ? this.#whenDrawn().then(wait) : wait();
  }

  /** A face that draws nothing leaves React nothing to take over. */
  async #whenDrawn(): Promise<void> {
    const { host, stage } = this.#parts;
    this.#firstDrawing?.disconnect();
    if (stage.view.firstChild || !host.isConnected) return;
    await new Promise<void>((resolve) => {
      this.#firstDrawing = new MutationObserver(() => {
        this.#firstDrawing?.disconnect();
        resolve();
      });
      this.#firstDrawing.observe(stage.view, { childList: true });
    });
  }

  /**
   * Loads React and the view; the stage's reader comes with this file.
   * @throws what kept one of them from loading
   */
  async load(): Promise<void> {
    await Promise.all([loadReact(), this.#parts.drawing.loader.load(), reader.load()]);
  }

  /**
   * Takes its turn to be mounted. React may come over nodes of ours at any time, over the author's only while nobody
   * presses them.
   * @param signal fires when the element has left the page
   */
  enqueue(signal: AbortSignal | null): void {
    const { host, stage } = this.#parts;
    const enqueue = () => {
      if (signal?.aborted || stage.phase === 'mounted') return;
      // It may have been wiped while the tag was out of the page.
      this.comeBack();
      mountQueue()?.enqueueMount(this.#target);
    };
    if (stage.isPainted) enqueue();
    else whenReleased(host, enqueue);
  }

  /** Gives up its turn. */
  dequeue(): void {
    this.#wipes.disconnect();
    this.#firstDrawing?.disconnect();
    mountQueue()?.dequeueMount(this.#target);
  }

  /** Puts the view back when the page has wiped it out of a tag that is still there. */
  comeBack(): void {
    const { host, root, stage, report } = this.#parts;
    if (!host.isConnected) return;
    if (stage.phase !== 'mounted') this.#wipes.observe(root, { childList: true });
    if (stage.view.isConnected || this.#returnCount > MAX_RETURNS) return;
    this.#returnCount += 1;
    if (this.#returnCount <= MAX_RETURNS) root.append(stage.view);
    else report(new Error(`<${host.localName}> was emptied by its page ${this.#returnCount} times.`));
  }

  /** Lets React find the shell by the element that it draws into. */
  #register(): void {
    const { drawing, model, stage, report } = this.#parts;
    shells.set(stage.view, {
      isFace: drawing.face !== null,
      model,
      getView: () => drawing.loader.current()?.View ?? null,
      settle: () => this.#settle(),
      abandon: (error) => {
        report(error);
        this.#startOver();
      },
      report,
      onWiped: () => {
        this.comeBack();
      },
    });
  }

  #settle(): boolean {
    const { drawing, host, stage, adoptControls } = this.#parts;
    const isVisitorHere = isVisitorAmongAuthors(host, stage.view);
    const { phase } = stage;
    // Under a view the author's fields have stood until now.
    if (phase === 'far' || !drawing.face) adoptControls();
    stage.phase = 'mounted';
    this.#wipes.disconnect();
    // Where nothing of ours stands and nobody is, React may as well make the nodes itself.
    if (!drawing.face || (!stage.isPainted && !isVisitorHere)) return false;
    stage.settle();
    return true;
  }

  #startOver(): void {
    const { stage, onFailed } = this.#parts;
    // Its removal is not a wipe.
    shells.delete(stage.view);
    stage.startOver();
    this.#register();
    onFailed();
  }
}
