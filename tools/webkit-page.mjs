/** Keyboard, mouse and viewport of a WebDriver session, with Playwright's names. */

// WebDriver's code points for keys without a character.
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

const BUTTONS = { left: 0, middle: 1, right: 2 };

const FRAME = 'return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }';

// The page receives `resize` before it renders the next frame.
const UNTIL_SIZED = `const [width, height, done] = arguments;
const look = () => requestAnimationFrame(innerWidth === width && innerHeight === height ? done : look);
look();`;

/**
 * Creates the part of Playwright's page that `@web/test-runner-commands` uses: keys, mouse and viewport.
 * @param {(method: string, path: string, body?: object) => Promise<{ width: number, height: number }>} command sends one command of the session
 * @returns the page
 */
export function webdriverPage(command) {
  // WebDriver refuses an action while another one is under way.
  let last = Promise.resolve();
  const act = (actions) => {
    const done = last.then(() => command('POST', '/actions', { actions }));
    last = done.catch(() => null);
    return done;
  };
  return { keyboard: keyboardOf(act), mouse: mouseOf(act), setViewportSize: viewportOf(command) };
}

function keyboardOf(act) {
  const perform = (actions) => act([{ type: 'key', id: 'keys', actions }]);
  const keyDown = (key) => ({ type: 'keyDown', value: valueOf(key) });
  const keyUp = (key) => ({ type: 'keyUp', value: valueOf(key) });
  return {
    down: (key) => perform([keyDown(key)]),
    up: (key) => perform([keyUp(key)]),
    press: (key) => perform([keyDown(key), keyUp(key)]),
    type: (text) => perform([...text].flatMap((character) => [keyDown(character), keyUp(character)])),
  };
}

function valueOf(key) {
  if ([...key].length === 1) return key;
  if (!Object.hasOwn(KEYS, key))
    throw new Error(`A key: expected a character or one of ${Object.keys(KEYS).join(', ')}, got "${key}"`);
  return KEYS[key];
}

function mouseOf(act) {
  const perform = (...actions) =>
    act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  const move = (x, y) => ({ type: 'pointerMove', origin: 'viewport', duration: 0, x, y });
  const down = ({ button = 'left' }) => ({ type: 'pointerDown', button: BUTTONS[button] });
  const up = ({ button = 'left' }) => ({ type: 'pointerUp', button: BUTTONS[button] });
  return {
    move: (x, y) => perform(move(x, y)),
    click: (x, y, options) => perform(move(x, y), down(options), up(options)),
    down: (options) => perform(down(options)),
    up: (options) => perform(up(options)),
  };
}

function viewportOf(command) {
  return async ({ width, height }) => {
    const frame = await command('POST', '/execute/sync', { script: FRAME, args: [] });
    await command('POST', '/window/rect', { width: width + frame.width, height: height + frame.height });
    await command('POST', '/execute/async', { script: UNTIL_SIZED, args: [width, height] });
  };
}
