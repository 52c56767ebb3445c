/** The custom properties of the tags, for the manifest: docs/styling.md explains them. */
import { TAG_TABLE } from './build-entries.mjs';

/** Name → what it sets; a tag has those that its style sheets read. */
const CSS_PROPERTIES = {
  '--store-accent': 'The color of buttons and of `cart-pill`.',
  '--store-accent-hover': 'That color under the pointer.',
  '--store-on-accent': 'The color of the text on it.',
  '--store-ink': 'The color of the text.',
  '--store-muted': 'The color of quieter text.',
  '--store-line': 'The color of lines.',
  '--store-surface': 'The background of summaries, dialogs, popups, notices and suggestions.',
  '--store-heading-font': "The font of a dialog's heading.",
  '--store-field': 'The background of fields.',
  '--store-field-ink': 'The color of the text in fields.',
  '--store-error': 'The color of error messages.',
  '--store-disabled': 'The color of disabled controls.',
  '--store-focus': 'The color of the focus ring.',
  '--store-radius': 'The radius of corners.',
  '--store-gap': 'The space between parts.',
  '--store-control': 'The height of controls.',
  '--store-pill-z': 'The z-index of `cart-pill`.',
  '--store-bar-z': 'The z-index of the bar of a sticky `store-add-to-cart`.',
};

/** Tag → properties of style sheets that it adds later. */
const LATER = { 'store-add-to-cart': ['--store-bar-z'] };

/**
 * Lists the custom properties of a tag.
 * @param {string} tag its name
 * @param {{ styles?: unknown }} element its class
 * @returns {{ name: string, description: string, default?: string }[]} those that its style sheets read, and its reserved height
 */
export function cssPropertiesOf(tag, { styles }) {
  const css = cssOf(styles ?? []);
  const read = new Set([...(css.match(/--store-[\w-]+/g) ?? []), ...(LATER[tag] ?? [])]);
  const shared = Object.entries(CSS_PROPERTIES).filter(([name]) => read.has(name));
  return [...reservedHeight(tag), ...shared.map(([name, description]) => ({ name, description }))];
}

/**
 * @param {unknown} styles one sheet of Lit, or lists of them
 * @returns {string}
 */
function cssOf(styles) {
  if (Array.isArray(styles)) return styles.map(cssOf).join('\n');
  return /** @type {{ cssText: string }} */ (styles).cssText;
}

function reservedHeight(tag) {
  const { reserve, phoneReserve } = TAG_TABLE.find((row) => row.tag === tag) ?? {};
  if (!reserve) return [];
  const onPhones = phoneReserve ? ` On phones ${phoneReserve} by default.` : '';
  const description = `The height that \`store.css\` reserves.${onPhones}`;
  return [{ name: `--${tag}-reserve`, description, default: reserve }];
}
