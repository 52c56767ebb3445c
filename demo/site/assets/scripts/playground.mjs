/** The playground: renders the typed HTML, and copies it. Source: docs/behaviour/reference-store.md §6.5 */
const PAUSE_MS = 300;

const HEAD = `<link rel="stylesheet" href="/dist/store.css" />
<script type="module" src="/dist/cdn/storefront.js"></script>

`;

const WORDS = {
  copied: 'Copied, with the two lines that load the tags.',
  notCopied: 'Your browser does not let this page copy. The HTML is selected: copy it with the keyboard.',
  noExample: (name) => `The documentation has no example named ${name}.`,
  checkout: (url) => `From here the visitor goes to ${url}.`,
};

const byId = (id) => document.getElementById(id);
const [source, preview, copy, hint, said] = ['source', 'preview', 'copy', 'hint', 'said'].map(byId);

// Only this visitor sees the typed HTML, and the page's policy runs no script in it.
const policy = globalThis.trustedTypes?.createPolicy('storefront', { createHTML: (html) => html });

function show() {
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(source.value) ?? source.value;
  hint.textContent = mistakeIn(template.content);
  preview.replaceChildren(template.content);
}

/** Describes the fault of the first product that is not JSON. */
function mistakeIn(content) {
  for (const { textContent } of content.querySelectorAll('script[type="application/json"]')) {
    try {
      JSON.parse(textContent);
    } catch (error) {
      return `This product is not JSON yet: ${error.message}`;
    }
  }
  return '';
}

let pause = 0;
source.addEventListener('input', () => {
  clearTimeout(pause);
  pause = setTimeout(show, PAUSE_MS);
});

/** Announces a sentence, even if it is the same as before. */
function say(sentence) {
  said.textContent = '';
  requestAnimationFrame(() => {
    said.textContent = sentence;
  });
}

copy.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(HEAD + source.value);
    say(WORDS.copied);
  } catch {
    source.select();
    say(WORDS.notCopied);
  }
});

// The cart of this page exists in this tab alone: the checkout would show another one.
preview.addEventListener('store-before-checkout', (event) => {
  event.preventDefault();
  say(WORDS.checkout(event.url));
});

/** Begins with a live example of the documentation, if the address names one and the documentation is built. */
async function openExample(name) {
  try {
    const answer = await fetch('/docs/examples.json');
    const examples = answer.ok ? await answer.json() : {};
    if (Object.hasOwn(examples, name)) source.value = examples[name];
    else say(WORDS.noExample(name));
  } catch {
    say(WORDS.noExample(name));
  }
}

copy.hidden = false;
const example = new URLSearchParams(location.search).get('example');
if (example) await openExample(example);
show();
