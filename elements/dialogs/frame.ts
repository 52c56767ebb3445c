import { DIALOG_WORDS } from '../../core/words/index.ts';
import { createSign } from '../ui/index.ts';
import { signStyles } from '../ui/index.ts';
import { wholeStyles } from '../ui/index.ts';
import { create } from './create.ts';
import { frameStyles } from './dialog-styles.ts';

/** The nodes of a dialog. */
export interface Frame {
  /** Stands in the page and has no box of its own. */
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly scroller: HTMLElement;
  readonly title: HTMLElement;
  readonly closeButton: HTMLButtonElement;
  /** Takes the content. In the light DOM, where forms are filled in by the browser and ids work. */
  readonly place: HTMLElement;
}

/** How a dialog looks. */
export interface FrameLook {
  readonly label: string;
  /** `small` for a question; `wide` for pictures; `whole` for what fills the screen, whose name is only spoken. */
  readonly size?: 'small' | 'wide' | 'whole';
  /** As the page by default. */
  readonly theme?: 'dark' | 'light';
  /** True by default. */
  readonly hasCloseButton?: boolean;
}

/** What a page may set above an element, and the dialog of that element follows. */
const FOLLOWED = [
  ...['accent', 'accent-hover', 'on-accent', 'ink', 'muted', 'line', 'field', 'field-ink', 'surface'],
  ...['error', 'disabled', 'focus', 'radius', 'gap', 'control'],
].map((name) => `--store-${name}`);

/**
 * Makes the nodes of a dialog: a frame that the page's own style sheets do not reach, around content that they do.
 * @param look name and size
 * @param owner whose colours and direction it takes
 */
export function createFrame(
  { label, size, theme, hasCloseButton = true }: FrameLook,
  owner: HTMLElement,
): Frame {
  const host = document.createElement('div');
  host.dataset['storeDialog'] = '';
  host.dir = getComputedStyle(owner).direction;
  followLook(host, owner);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [wholeStyles, signStyles, frameStyles].flatMap(
    ({ styleSheet }) => styleSheet ?? [],
  );
  const title = create('h2', { id: 'title', textContent: label });
  const closeButton = createCloseButton();
  closeButton.hidden = !hasCloseButton;
  // Not <header>: in a dialog that is a banner of the page.
  const header = create('div', {});
  header.dataset['part'] = 'header';
  header.append(title, closeButton);
  const content = create('div', {});
  content.dataset['part'] = 'content';
  content.append(create('slot', {}));
  const scroller = create('div', {});
  scroller.dataset['part'] = 'scroller';
  scroller.append(header, content);
  const dialog = create('dialog', { tabIndex: -1 });
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('part', 'dialog');
  if (size) dialog.dataset['size'] = size;
  if (theme) dialog.dataset['theme'] = theme;
  dialog.append(scroller);
  root.append(dialog);
  const place = create('div', {});
  host.append(place);
  return { host, dialog, scroller, title, closeButton, place };
}

function followLook(host: HTMLElement, owner: HTMLElement): void {
  const look = getComputedStyle(owner);
  for (const name of FOLLOWED) host.style.setProperty(name, look.getPropertyValue(name));
}

/** Makes the button that closes what stands over the page. */
export function createCloseButton(): HTMLButtonElement {
  const button = create('button', { type: 'button' });
  button.setAttribute('part', 'close');
  button.setAttribute('aria-label', DIALOG_WORDS.closeDialog);
  button.append(createSign('M4 4l12 12M16 4L4 16', 20));
  return button;
}
