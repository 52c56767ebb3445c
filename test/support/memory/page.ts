import '../../../elements/all.ts';
import { memoryProductGateway } from '../../../core/purchase/index.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct } from '../../../elements/testing.ts';
import { showableStore } from '../tag-cases.ts';
import { untilIdle } from '../until-idle.ts';
import { MEMORY_CASES } from './cases.ts';

/** The page's functions for a memory test. */
export interface MemoryPage {
  readonly names: readonly string[];
  /** Names of the cases that need no interaction: nothing in them sets the focus or loads React. */
  readonly quietNames: readonly string[];
  /** Inserts, moves and removes one case so many times. */
  readonly repeat: (name: string, times: number) => Promise<void>;
  /** Simulates the first interaction, after which React may load. */
  readonly touch: () => void;
  /** The reported errors since the last call. */
  readonly takeReports: () => readonly string[];
}

interface Tag extends HTMLElement {
  readonly ready?: Promise<void>;
}

interface Place extends HTMLElement {
  moveBefore: (node: Node, child: Node | null) => void;
}

const reports: string[] = [];
const stops = new Map<string, () => void>();
let hasVisitor = false;

window.addEventListener('error', ({ error, message }) => reports.push(String(error ?? message)));
window.addEventListener('unhandledrejection', ({ reason }) => reports.push(String(reason)));

async function repeat(name: string, times: number): Promise<void> {
  const { html, begin, setUp } = MEMORY_CASES[name]!;
  if (setUp && !stops.has(name)) stops.set(name, setUp());
  const [from, to] = [createPlace(), createPlace()];
  for (let time = 0; time < times; time += 1) {
    for (const until of [inThisTask, inAMicrotask, drawn]) {
      from.innerHTML = html;
      const end = begin?.(from);
      await until(from, to);
      end?.();
      from.replaceChildren();
      await aTask();
    }
  }
  from.remove();
  to.remove();
  await untilIdle();
}

const inThisTask = () => undefined;
const inAMicrotask = () => Promise.resolve();

async function drawn(from: Place, to: Place): Promise<void> {
  const tags = [...from.querySelectorAll<Tag>('*')].filter(({ localName }) => localName.includes('-'));
  await Promise.all(tags.map(async ({ ready }) => ready));
  // Server-rendered forms initialise on focus.
  if (hasVisitor) from.querySelector<HTMLElement>('form[data-form-id] input')?.focus();
  await untilIdle();
  for (const move of [append, moveBack, moveBefore, adopt, moveBack]) {
    move(from, to);
    await aTask();
  }
}

function append(from: Place, to: Place): void {
  to.append(...from.childNodes);
}

function moveBack(from: Place, to: Place): void {
  from.prepend(...to.childNodes);
}

function moveBefore(from: Place): void {
  for (const node of [...from.children]) from.moveBefore(node, from.firstChild);
}

/** Moves nodes through another document, which shares no style sheets with this one. */
function adopt(from: Place, to: Place): void {
  const { body } = document.implementation.createHTMLDocument();
  body.append(...from.childNodes);
  to.append(...body.childNodes);
}

function createPlace(): Place {
  const place = document.createElement('div') as unknown as Place;
  document.body.append(place);
  return place;
}

/** Yields without a timer, which browsers throttle. */
async function aTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => {
      resolve();
    };
    port2.postMessage(null);
  });
  port1.close();
}

await showableStore();
configureStore({
  gateway: {
    ...storefront().settings.$program.get().gateway,
    products: memoryProductGateway(() => mugProduct),
  },
  reportError: (error) => reports.push(String(error)),
});
const page: MemoryPage = {
  names: Object.keys(MEMORY_CASES),
  quietNames: Object.entries(MEMORY_CASES).flatMap(([name, { isQuiet }]) => (isQuiet ? [name] : [])),
  repeat,
  touch() {
    hasVisitor = true;
    window.dispatchEvent(new WheelEvent('wheel'));
  },
  takeReports: () => reports.splice(0),
};
Object.assign(window, { memory: page });
