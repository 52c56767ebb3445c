import { expect, fixture, nextFrame } from '@open-wc/testing';
import { atom } from 'nanostores';
import { useEffect, useRef, type ReactNode } from 'react';
import { StoreElement, viewOf } from '../../../elements/host/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { placeFace } from '../../support/throwaway-tags.tsx';
import { byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { createTag, simulateInteraction, isDrawnByReact, type StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface Report {
  readonly message: string;
  readonly project: string;
  readonly context: string;
}

const BY_VIEW = { role: 'button', name: 'drawn by the view' };
const BY_SHELL = { role: 'button', name: 'drawn by the shell' };

let tagCount = 0;

/** Defines a tag with a view, and optionally a face that its shell can paint. */
function defineTag(View: () => ReactNode, painted: ReactNode = null): string {
  const tag = `misbehaving-${++tagCount}`;
  const { loader } = viewOf<null, null>(() => Promise.resolve({ View }));
  const drawing = { face: painted === null ? null : () => painted, loader };
  class Misbehaving extends StoreElement {
    static override readonly drawing = drawing;
    protected readonly model = this.show(drawing, { $content: atom(null), actions: null });
  }
  customElements.define(tag, Misbehaving);
  return tag;
}

/** Inserts a tag after the first interaction. */
async function place(html: string): Promise<Element> {
  const element = await fixture(html);
  const tags = element.localName.includes('-') ? [element] : [...element.children];
  await Promise.all(tags.map((tag) => (tag as StoreTag).ready));
  simulateInteraction();
  return element;
}

function Button({ children }: { readonly children: ReactNode }): ReactNode {
  return <button type="button">{children}</button>;
}

const shellsButton = (
  <button type="button" part="button">
    {BY_SHELL.name}
  </button>
);

describe('a view that', () => {
  let reports: Report[] = [];

  beforeEach(() => {
    reports = [];
    configureStore({
      reportError: (error: unknown, tags: Omit<Report, 'message'>) => {
        reports.push({ message: String(error), ...tags });
      },
    });
  });

  after(() => {
    configureStore({ reportError: undefined });
  });

  function Throwing(): ReactNode {
    throw new Error('no');
  }

  it('throws during render is reported, and the shell keeps working', async () => {
    const tag = defineTag(Throwing, shellsButton);
    const element = await place(`<${tag}></${tag}>`);
    await waitUntil(() => reports.length > 0, 'not reported');
    await nextFrame();
    await untilRole(element, BY_SHELL);
    expect(reports).to.deep.equal([
      { message: 'Error: no', project: 'storefront-elements', context: `${tag}/view` },
    ]);
  });

  it("throws during render leaves the author's content if the shell draws nothing", async () => {
    const tag = defineTag(Throwing);
    const element = await place(`<${tag}><button>the author</button></${tag}>`);
    await waitUntil(() => reports.length > 0, 'not reported');
    await nextFrame();
    await untilRole(element, { role: 'button', name: 'the author' });
  });

  it('throws later is replaced by the shell', async () => {
    const $content = atom<'fine' | 'broken' | 'mended'>('fine');
    const { element, adopt } = await placeFace((content) => {
      if (content === 'broken') throw new Error('later');
      return <Button>{content}</Button>;
    }, $content);
    await adopt();
    byRole(element, { role: 'button', name: 'fine' });
    $content.set('broken');
    await waitUntil(() => !isDrawnByReact(element), 'React is still there');
    $content.set('mended');
    await untilRole(element, { role: 'button', name: 'mended' });
    expect(isDrawnByReact(element)).to.equal(false);
    expect(new Set(reports.map(({ message }) => message))).to.deep.equal(new Set(['Error: later']));
  });

  it('throws and is replaced by the shell does not count as emptied by the page', async () => {
    const $content = atom<'fine' | 'broken' | 'mended'>('fine');
    const draw = (content: string) => {
      if (content === 'broken') throw new Error('later');
      return <Button>{content}</Button>;
    };
    const { element, adopt } = await placeFace(draw, $content, true);
    await adopt();
    $content.set('broken');
    await waitUntil(() => !isDrawnByReact(element), 'React is still there');
    $content.set('mended');
    for (let time = 1; time <= 3; time += 1) {
      element.replaceChildren();
      await nextFrame();
      await untilRole(element, { role: 'button', name: 'mended' });
    }
  });

  it('React cannot hydrate is not ready, and shows its author’s content', async () => {
    const tag = defineTag(() => <Button>{BY_VIEW.name}</Button>);
    // oxlint-disable-next-line typescript/unbound-method -- applied below
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...listening: Parameters<EventTarget['addEventListener']>
    ) {
      if (this instanceof Element && this.localName.startsWith('store-view-')) throw new Error('page');
      addEventListener.apply(this, listening);
    };
    try {
      const element: StoreTag = await fixture(`<${tag}><button>the author</button></${tag}>`);
      let isReady = false;
      void element.ready.then(() => (isReady = true));
      await waitUntil(() => reports.length > 0, 'not reported');
      await nextFrame();
      expect(isReady).to.equal(false);
      byRole(element, { role: 'button', name: 'the author' });
    } finally {
      EventTarget.prototype.addEventListener = addEventListener;
    }
  });

  it('throws in a click handler is reported, and the page receives no error', async () => {
    const drawing = viewOf<null, { press: () => void }>(() =>
      Promise.resolve({
        View: ({ actions }) => (
          <button type="button" onClick={actions.press}>
            {BY_VIEW.name}
          </button>
        ),
      }),
    );
    const press = () => {
      throw new Error('pressed');
    };
    class Pressed extends StoreElement {
      static override readonly drawing = drawing;
      protected readonly model = this.show(drawing, { $content: atom(null), actions: { press } });
    }
    customElements.define('misbehaving-when-pressed', Pressed);
    const element = await place('<misbehaving-when-pressed></misbehaving-when-pressed>');
    const button = await untilRole(element, BY_VIEW);
    const received: string[] = [];
    const record = (event: ErrorEvent) => {
      event.preventDefault();
      received.push(event.message);
    };
    addEventListener('error', record);
    button.click();
    await nextFrame();
    removeEventListener('error', record);
    expect(received).to.deep.equal([]);
    expect(reports).to.deep.equal([
      { message: 'Error: pressed', project: 'storefront-elements', context: 'misbehaving-when-pressed/view' },
    ]);
  });

  it('throws does not affect others in the same render', async () => {
    const bad = defineTag(Throwing);
    const good = defineTag(() => <Button>{BY_VIEW.name}</Button>);
    const page = await place(`<div><${good}></${good}><${bad}></${bad}><${good}></${good}></div>`);
    await untilRole(page.firstElementChild!, BY_VIEW);
    await untilRole(page.lastElementChild!, BY_VIEW);
  });

  it('takes the focus during render keeps it', async () => {
    const tag = defineTag(() => {
      const button = useRef<HTMLButtonElement>(null);
      useEffect(() => button.current?.focus(), []);
      return (
        <button ref={button} type="button">
          {BY_VIEW.name}
        </button>
      );
    });
    // Twice: the first time it has to load, the second time it is immediate.
    for (let time = 0; time < 2; time += 1) {
      const element = await place(`<${tag}></${tag}>`);
      const button = await untilRole(element, BY_VIEW);
      expect(focusedNode() === button, 'has the focus').to.equal(true);
      await nextFrame();
      await untilRole(element, BY_VIEW);
    }
  });

  it('moves its own element during render is rendered once', async () => {
    let drawCount = 0;
    const tag = defineTag(() => {
      const button = useRef<HTMLButtonElement>(null);
      useEffect(() => {
        drawCount += 1;
        const host = (button.current!.getRootNode() as ShadowRoot).host;
        host.parentElement!.prepend(host);
      }, []);
      return (
        <button ref={button} type="button">
          {BY_VIEW.name}
        </button>
      );
    });
    const element = await place(`<${tag}></${tag}>`);
    await untilRole(element, BY_VIEW);
    await nextFrame();
    await untilRole(element, BY_VIEW);
    expect(drawCount).to.equal(1);
    expect(reports).to.deep.equal([]);
  });
});

describe('a shell that', () => {
  it('throws in every step throws nothing into the page, and reports each error', async () => {
    const contexts: string[] = [];
    configureStore({
      reportError: (_error: unknown, tags: { context: string }) => contexts.push(tags.context),
    });
    class Broken extends StoreElement {
      static override readonly properties = { title2: { attribute: 'title2' } };
      protected override onConnected(): void {
        throw new Error('arrived');
      }
      protected override onMoved(): void {
        throw new Error('placed');
      }
      protected override changed(): void {
        throw new Error('changed');
      }
      protected override onDisconnected(): void {
        throw new Error('left');
      }
    }
    customElements.define('broken-shell', Broken);
    const element = createTag('broken-shell');
    document.body.append(element);
    await element.updateComplete;
    document.body.append(element);
    element.remove();
    await nextFrame();
    expect(contexts)
      .to.include('broken-shell/connected')
      .and.include('broken-shell/connect')
      .and.include('broken-shell/update')
      .and.include('broken-shell/disconnect');
    configureStore({ reportError: undefined });
  });
});
