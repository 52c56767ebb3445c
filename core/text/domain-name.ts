// Longest label, and longest name, in DNS.
const LABEL_MAX_LENGTH = 63;
const NAME_MAX_LENGTH = 253;

// Letters of any script: a browser may send such a domain as it was typed. Joiners are part of some spellings.
const LABEL = /^[\p{L}\p{M}\p{N}\u200C\u200D-]+$/u;

/**
 * Returns whether a text is the name of a domain on the Internet: at least two labels, the last of which is no number.
 * @param text a normalised name
 * Source: docs/behaviour/forms.md §4.2
 */
export function isDomainName(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return (
    text.length <= NAME_MAX_LENGTH && labels.length > 1 && !/^\p{N}+$/u.test(last) && labels.every(isLabel)
  );
}

function isLabel(label: string): boolean {
  const hasEdge = label.startsWith('-') || label.endsWith('-');
  return label.length <= LABEL_MAX_LENGTH && !hasEdge && LABEL.test(label);
}
