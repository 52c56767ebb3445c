import { expect } from '@open-wc/testing';

/** The uncaught errors of the page since the start of the file. */
const uncaught: string[] = [];

window.addEventListener('error', ({ error, message }) => uncaught.push(String(error ?? message)));
window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));

/** React's warnings: a hydration mismatch, an uncontrolled control. */
const complaints: string[] = [];
const complain = console.error;
console.error = (...words: unknown[]) => {
  if (
    typeof words[0] === 'string' &&
    /hydrat|didn't match|controlled|unique "key"|same key|onChange|Invalid|React/.test(words[0])
  )
    complaints.push(words.map(String).join(' ').slice(0, 600));
  complain(...words);
};

after(() => {
  expect(complaints, 'React complains').to.deep.equal([]);
});

// In every file that imports this: nothing an element does throws into the page. Source: docs/behaviour/network.md §6.4
after(() => {
  expect(uncaught, 'thrown into the page').to.deep.equal([]);
});
