import type { FunctionComponent } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { DrawingProps, Face, Model } from '../drawing.ts';
import { Painter } from '../painter/painter.ts';
import { reader } from './load-authors-controls.ts';
import { VIEW_TAG } from './view-tag.ts';

/** What a stage needs of the shell that it belongs to. */
export interface StageParts {
  readonly host: HTMLElement;
  /** Where the tag draws: its shadow root, or the tag itself. */
  readonly root: ShadowRoot | HTMLElement;
  readonly face: Face<unknown, unknown> | null;
  readonly model: Model<unknown, unknown>;
  readonly report: (error: unknown) => void;
}

/** The place where a tag draws: one element, filled by the painter first and by React later. */
export class ViewStage {
  /** Far: the author's markup. Near: our nodes, or still the author's until the view is there. Mounted: React. */
  phase: 'far' | 'near' | 'mounted' = 'far';
  readonly #parts: StageParts;
  #view: HTMLElement;
  #painter: Painter;
  /** The content that was painted last. */
  #shown: unknown = null;
  /** Whether something of ours stands here: React adopts it. */
  isPainted = false;

  constructor(parts: StageParts) {
    this.#parts = parts;
    this.#view = this.#setUp(parts.root instanceof ShadowRoot ? parts.root.childNodes : []);
    this.#painter = new Painter(this.#view, parts.report);
  }

  /** The element that React takes over. */
  get view(): HTMLElement {
    return this.#view;
  }

  /** Paints the face as it is now; a view has none. */
  paint(): void {
    const { host, face, model } = this.#parts;
    if (!face) return;
    const content = model.$content.get();
    const props = { content, actions: model.actions };
    const draw = () => {
      this.#painter.paint(jsx(face as FunctionComponent<DrawingProps<unknown, unknown>>, props));
    };
    const read = host.firstElementChild && reader.current();
    if (read) read.keepingFocus(host, this.#view, draw);
    else draw();
    this.#shown = content;
    this.isPainted = true;
  }

  /** The last painting: from here on nothing changes until React has every node. */
  settle(): void {
    if (this.#parts.model.$content.get() !== this.#shown || !this.#painter.isIntact) this.paint();
    this.#painter.stop();
  }

  /** The tag has left the page: nobody watches what it shows, and React has emptied what it drew. */
  leave(): void {
    this.#painter.unwatch();
    if (this.phase === 'mounted') this.#restart();
  }

  /** React has failed: begins with an element of its own, empty but for the author's nodes. */
  startOver(): void {
    this.#view.remove();
    this.#view = this.#setUp([]);
    this.#restart();
  }

  #restart(): void {
    this.phase = 'near';
    this.isPainted = false;
    this.#painter = new Painter(this.#view, this.#parts.report);
  }

  /** What the author or the server put into the tag shows until there is something better. */
  #setUp(inherited: Iterable<Node>): HTMLElement {
    const { root } = this.#parts;
    const view = document.createElement(VIEW_TAG);
    // It takes no part in the layout: an inline box around a form makes its layout more expensive.
    view.style.display = 'contents';
    view.append(...inherited);
    if (root instanceof ShadowRoot && !view.firstChild) view.append(document.createElement('slot'));
    root.append(view);
    return view;
  }
}
