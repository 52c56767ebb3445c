import { DIALOG_WORDS } from '../../core/words/index.ts';
import { createSign, signStyles, wholeStyles } from '../ui/index.ts';
import { create } from './create.ts';
import { frameStyles } from './dialog-styles.ts';

/** The nodes of a dialog. */
export interface DialogNodes {
  readonly dialog: HTMLDialogElement;
  readonly scroller: HTMLElement;
  readonly title: HTMLElement;
  readonly closeButton: HTMLButtonElement;
  /** The container of the content, in the dialog. */
  readonly content: HTMLElement;
}

/** A dialog of the page. */
export interface Frame extends DialogNodes {
  /** In the page, without a box of its own. */
  readonly host: HTMLElement;
  /** The container of the content, in the light DOM: there the browser can fill in forms, and ids work. */
  readonly place: HTMLElement;
}

/** The appearance of a dialog. */
export interface FrameLook {
  readonly label: string;
  /**
   * `small` for a question; `wide` for pictures; `side` at the end of the line, as high as the page; `whole` fills the screen,
   * and its name is for screen readers only.
   */
  readonly size?: 'small' | 'wide' | 'side' | 'whole';
  /** The page's by default. */
  readonly theme?: 'dark' | 'light';
  /** True by default. */
  readonly hasCloseButton?: boolean;
}

/** Custom properties that a dialog takes over from the element that owns it. */
const FOLLOWED = [
  ...['accent', 'accent-hover', 'on-accent', 'ink', 'muted', 'line', 'field', 'field-ink', 'surface'],
  ...['error', 'disabled', 'focus', 'radius', 'gap', 'control', 'heading-font'],
].map((name) => `--store-${name}`);

/** The styles of a dialog. */
export const dialogStyles = [wholeStyles, signStyles, frameStyles];

/**
 * Creates a dialog of the page. The page's style sheets apply to its content, but not to the frame.
 * @param look its name, size and theme
 * @param owner the element whose colours and direction it takes over
 */
export function createFrame(look: FrameLook, owner: HTMLElement): Frame {
  const host = document.createElement('div');
  host.dataset['storeDialog'] = '';
  host.dir = getComputedStyle(owner).direction;
  followLook(host, owner);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = dialogStyles.flatMap(({ styleSheet }) => styleSheet ?? []);
  const nodes = createDialogNodes(look);
  nodes.content.append(create('slot', {}));
  root.append(nodes.dialog);
  const place = create('div', {});
  host.append(place);
  return { ...nodes, host, place };
}

/**
 * Creates the nodes of a dialog, without content.
 * @param look its name, size and theme
 */
export function createDialogNodes({ label, size, theme, hasCloseButton = true }: FrameLook): DialogNodes {
  const title = create('h2', { id: 'title', textContent: label });
  const closeButton = createCloseButton();
  closeButton.hidden = !hasCloseButton;
  // Not <header>, which in a dialog has the role of the page's banner.
  const header = create('div', {});
  header.dataset['part'] = 'header';
  header.append(title, closeButton);
  const content = create('div', {});
  content.dataset['part'] = 'content';
  const scroller = create('div', {});
  scroller.dataset['part'] = 'scroller';
  scroller.append(header, content);
  const dialog = create('dialog', { tabIndex: -1 });
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('part', 'dialog');
  if (size) dialog.dataset['size'] = size;
  if (theme) dialog.dataset['theme'] = theme;
  dialog.append(scroller);
  return { dialog, scroller, title, closeButton, content };
}

function followLook(host: HTMLElement, owner: HTMLElement): void {
  const look = getComputedStyle(owner);
  for (const name of FOLLOWED) host.style.setProperty(name, look.getPropertyValue(name));
}

/** Creates a close button. */
export function createCloseButton(): HTMLButtonElement {
  const button = create('button', { type: 'button' });
  button.setAttribute('part', 'close');
  button.setAttribute('aria-label', DIALOG_WORDS.closeDialog);
  button.append(createSign('M4 4l12 12M16 4L4 16', 20));
  return button;
}
