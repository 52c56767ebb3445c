import { Idiomorph } from '/node_modules/idiomorph/dist/idiomorph.esm.js';

/** Keeps a form with what was typed into it, and with what its tag has changed there since the page was printed. */
const callbacks = { beforeNodeMorphed: (node) => !node.dataset?.permanent };

/** Fetches a page and morphs this one into it. */
async function show(url) {
  const answer = await fetch(url);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = page.title;
  Idiomorph.morph(document.body, page.body, { callbacks });
}

document.addEventListener('click', (event) => {
  // Links are also in shadow roots, such as that of the pill.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || link.origin !== location.origin || event.defaultPrevented || event.button !== 0) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  void show(link.href);
});
addEventListener('popstate', () => void show(location.href));
