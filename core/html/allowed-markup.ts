/**
 * The elements allowed in markup of a site's owner: text, pictures, sound and films. No ids and names, form controls,
 * scripts, frames or styles. Source: docs/behaviour/forms.md §5.3
 */
export const ALLOWED_TAGS: readonly string[] = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'hr',
    'br',
    'wbr',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption', 'details', 'summary'],
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
  ],
  ...['samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['picture', 'source', 'img', 'audio', 'video', 'track'],
];

/** The allowed attributes. Classes apply the styles of the page. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  ...['class', 'dir', 'lang', 'title', 'href', 'hreflang', 'target', 'rel', 'cite', 'datetime', 'open'],
  ...['start', 'reversed', 'value', 'colspan', 'rowspan', 'scope', 'span', 'aria-label', 'aria-hidden'],
  ...['src', 'srcset', 'sizes', 'media', 'type', 'alt', 'width', 'height', 'loading', 'decoding'],
  ...['controls', 'poster', 'preload', 'kind', 'srclang', 'label', 'default'],
];

/** Allowed URLs: pages, mail, phone and paths. All others are removed, except `data:` of pictures, sound and films. */
export const ALLOWED_ADDRESS = /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
