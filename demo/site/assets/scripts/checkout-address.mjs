/** Completes the address of a checkout from the store's places. Without this script every field is typed. Source: docs/behaviour/reference-store.md §22.9 */
const MIN_LENGTH = 3;
const PAUSE_MS = 200;
/** Kinds of input that no choice from the list has. */
const TYPED = /^(?:insertText|insertCompositionText|insertFromPaste|delete)/;

const { line1: line, city, region, postalCode, country } = document.querySelector('[data-checkout]').elements;
const list = document.createElement('datalist');
const known = new Map();
/** Field → what an address has filled in. */
const filled = new Map();
let pause;
let latest;

if (line) {
  list.id = 'known-addresses';
  line.after(list);
  line.setAttribute('list', list.id);
  line.addEventListener('input', ({ inputType = '' }) => {
    clearTimeout(pause);
    latest?.abort();
    const place = known.get(line.value);
    // A visitor who types the same line keeps the other fields.
    if (place && !TYPED.test(inputType)) void choose(place);
    else if (line.value.trim().length >= MIN_LENGTH) pause = setTimeout(search, PAUSE_MS);
  });
}

/** A failed call only means that the visitor goes on typing. */
async function ask(path) {
  latest = new AbortController();
  const { signal } = latest;
  const answer = await fetch(path, { signal }).catch(() => undefined);
  const json = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return signal.aborted ? undefined : json;
}

async function search() {
  const found = await ask(
    `/api/google-maps/places/autocomplete?${new URLSearchParams({ input: line.value })}`,
  );
  if (!found) return;
  known.clear();
  list.replaceChildren(
    ...found.predictions.map(({ place_id: id, structured_formatting: words }) => {
      // Two towns may have the same street.
      const text = known.has(words.main_text)
        ? `${words.main_text}, ${words.secondary_text}`
        : words.main_text;
      known.set(text, { id, line: words.main_text });
      return new Option(words.secondary_text, text);
    }),
  );
}

async function choose(place) {
  const fields = [line, city, region, postalCode, country].filter(Boolean);
  const before = new Map(fields.map((field) => [field, field.value]));
  const found = await ask(`/api/google-maps/places/details?${new URLSearchParams({ placeId: place.id })}`);
  if (!found) return;
  const part = (type, form = 'long_name') =>
    found.result.address_components.find(({ types }) => types.includes(type))?.[form] ?? '';
  known.clear();
  list.replaceChildren();
  const code = part('country', 'short_name');
  const isOther = country.value !== code;
  // An address of another country than the one that was chosen meanwhile is not wanted any more.
  if (isOther && country.value !== before.get(country)) return;
  if (![...country.options].some(({ value }) => value === code)) return;
  country.value = code;
  fill(line, place.line, before);
  fill(city, part('locality'), before);
  fill(region, part('administrative_area_level_1', 'short_name'), before);
  fill(postalCode, part('postal_code'), before);
  // The total follows from the country.
  if (isOther) country.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What was typed meanwhile stays; a part that the address lacks only replaces that of an earlier address. */
function fill(field, text, before) {
  if (!field || field.value !== before.get(field)) return;
  if (text === '' && field.value !== filled.get(field)) return;
  field.value = text;
  filled.set(field, text);
}
