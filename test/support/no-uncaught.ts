import { expect } from '@open-wc/testing';

/** What has reached the page as uncaught since the file began. */
const uncaught: string[] = [];

window.addEventListener('error', ({ error, message }) => uncaught.push(String(error ?? message)));
window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));

// In every file that imports this: nothing an element does throws into the page. Source: docs/behaviour/wire.md §6.4
after(() => {
  expect(uncaught, 'thrown into the page').to.deep.equal([]);
});
