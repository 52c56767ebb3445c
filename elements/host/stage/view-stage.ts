import type { FunctionComponent } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { DrawingProps, Face, Model, View } from '../drawing.ts';
import { Painter } from '../painter/painter.ts';
import type { FocusPlace } from './authors-controls.ts';
import { authorsControls } from './load-authors-controls.ts';
import { shells, VIEW_TAG, type Shell } from './view-tag.ts';

/** What a stage needs of the shell that it belongs to. */
export interface StageParts {
  readonly host: HTMLElement;
  /** Where the tag draws: its shadow root, or the tag itself. */
  readonly root: ShadowRoot | HTMLElement;
  readonly face: Face<unknown, unknown> | null;
  readonly model: Model<unknown, unknown>;
  /** Called just before React takes over. */
  readonly onMounting: () => void;
  /** Gives the component that React draws; null while it is not loaded. */
  readonly getView: () => View<unknown, unknown> | null;
  /** Called when the view has failed and the stage is empty again. */
  readonly onFailed: () => void;
  readonly report: (error: unknown) => void;
}

/** A host that wipes the view out of a tag more often does it on purpose. */
const MAX_RETURNS = 3;

/** The place where a tag draws: one element, filled by the painter first and by React later. */
export class ViewStage {
  readonly #parts: StageParts;
  #view: HTMLElement;
  #painter: Painter;
  #returnCount = 0;
  /** The content that was painted last. */
  #shown: unknown = null;
  /** Whether something of ours stands here: React adopts it. */
  isPainted = false;

  constructor(parts: StageParts) {
    this.#parts = parts;
    this.#view = this.#setUp(parts.root instanceof ShadowRoot ? parts.root.childNodes : []);
    this.#painter = new Painter(this.#view, this.#parts.report);
  }

  /** The element that React takes over. */
  get view(): HTMLElement {
    return this.#view;
  }

  /** Paints the face as it is now; a view has none. */
  paint(): void {
    const { face, model } = this.#parts;
    if (!face) return;
    const focus = this.#focusAmongAuthors();
    const content = model.$content.get();
    this.#painter.paint(
      jsx(face as FunctionComponent<DrawingProps<unknown, unknown>>, { content, actions: model.actions }),
    );
    this.#shown = content;
    this.isPainted = true;
    if (focus && !showsAuthors(this.#view)) authorsControls()?.moveFocus(this.#view, focus);
  }

  /** The tag has left the page: nobody watches what it shows. */
  leave(): void {
    this.#painter.unwatch();
  }

  /** Takes the nodes back from React, which has emptied them. */
  restart(): void {
    this.isPainted = false;
    this.#painter = new Painter(this.#view, this.#parts.report);
  }

  /** Puts the view back when the page has wiped it out of a tag that is still there. */
  comeBack(): void {
    const { host, root, report } = this.#parts;
    if (this.#view.isConnected || !host.isConnected || this.#returnCount > MAX_RETURNS) return;
    this.#returnCount += 1;
    if (this.#returnCount <= MAX_RETURNS) root.append(this.#view);
    else report(new Error(`<${host.localName}> was emptied by its page ${this.#returnCount} times.`));
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
    shells.set(view, this.#asShell());
    return view;
  }

  #asShell(): Shell {
    const { face, model, report, getView } = this.#parts;
    return {
      isFace: face !== null,
      model,
      getView,
      settle: () => this.#settle(),
      abandon: (error) => {
        report(error);
        this.#startOver();
      },
      report,
      onWiped: () => {
        this.comeBack();
      },
    };
  }

  #focusAmongAuthors(): FocusPlace | null {
    const { host } = this.#parts;
    const reader = host.firstElementChild && authorsControls();
    return reader && showsAuthors(this.#view) ? reader.focusAmongAuthors(host) : null;
  }

  /** The last painting: from here on nothing changes until React has every node. */
  #settle(): boolean {
    const { face, model, onMounting } = this.#parts;
    const isVisitorHere = this.#focusAmongAuthors() !== null;
    onMounting();
    // Where nothing of ours stands and nobody is, React may as well make the nodes itself.
    if (!face || (!this.isPainted && !isVisitorHere)) return false;
    if (model.$content.get() !== this.#shown || !this.#painter.isIntact) this.paint();
    this.#painter.stop();
    return true;
  }

  #startOver(): void {
    // Its removal is not a wipe.
    shells.delete(this.#view);
    this.#view.remove();
    this.#view = this.#setUp([]);
    this.restart();
    this.#parts.onFailed();
  }
}

/** Whether the slot for the author's own nodes is there. */
function showsAuthors(view: ParentNode): boolean {
  return view.querySelector('slot:not([name])') !== null;
}
