/** Keeps the total of a checkout up to date. Without this script a button does the same. Source: docs/behaviour/reference-store.md §22.3 */
const form = document.querySelector('[data-checkout]');
const button = form.querySelector('[data-update]');
const said = form.querySelector('[data-new-total]');
let latest;

button.hidden = true;
form.addEventListener('change', ({ target }) => {
  if (target.matches('[data-changes-total]')) update();
});
// Browsers fill in what was chosen before a reload or a way back.
addEventListener('pageshow', () => {
  const [country, ...methods] = form.querySelectorAll('[data-changes-total]');
  const isOther = [...country.options].some((option) => option.selected !== option.defaultSelected);
  if (isOther || methods.some((method) => method.checked !== method.defaultChecked)) update();
});

/** A document is not a string of markup, which the page's policy would refuse. */
function update() {
  latest?.abort();
  const request = new XMLHttpRequest();
  latest = request;
  const body = new URLSearchParams([...new FormData(form)]);
  body.set('step', 'fresh');
  request.open('POST', form.action);
  request.responseType = 'document';
  request.onload = () => {
    if (request.status === 200 && request.response?.querySelector('[data-fresh]')) show(request.response);
    else button.hidden = false;
  };
  request.onerror = () => {
    button.hidden = false;
  };
  request.send(body);
}

function show(page) {
  const before = totalOf(document);
  for (const fresh of page.querySelectorAll('[data-fresh]')) {
    const shown = document.querySelector(`[data-fresh="${CSS.escape(fresh.dataset.fresh)}"]`);
    // The same method may have been chosen again meanwhile, and the focus stays where it is.
    if (!shown || (fresh.textContent === shown.textContent && fresh.dataset.fresh !== 'seen')) continue;
    const focused = shown.contains(document.activeElement) ? document.activeElement.id : '';
    shown.replaceChildren(...document.importNode(fresh, true).childNodes);
    if (focused !== '') (document.getElementById(focused) ?? shown.querySelector('input'))?.focus();
  }
  button.hidden = true;
  const total = totalOf(document);
  if (total !== before) said.textContent = total;
}

/** The last sum: what has to be paid. */
function totalOf(page) {
  const [amount] = [...page.querySelectorAll('.totals dd.grand')].reverse();
  return amount ? `${amount.previousElementSibling.textContent.trim()}: ${amount.textContent.trim()}` : '';
}
