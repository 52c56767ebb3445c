/** What the link around a picture leads to; null before it is known. */
export type LinkTarget = 'picture' | 'page' | null;

const PICTURE_FILE = /\.(a?png|avif|bmp|gif|heic|ico|jfif|jp[eg]|jpeg|jxl|svgz?|tiff?|webp)$/i;
const PAGE_FILE = /\.([psx]?html?|aspx?|jsp|php\d?|pdf|zip|mp[34])$/i;
/** Values of a query that name a picture's format, such as `?format=1500w` or `?fm=jpg`. */
const PICTURE_FORMAT = /^(\d+w|image\/.+|a?png|avif|gif|jpe?g|webp)$/i;
/** Links of other kinds, such as `mailto:`. */
const WEB = /^https?:$/;

/** URL → what it leads to, once it was asked for. */
const found = new Map<string, Exclude<LinkTarget, null>>();
const asked = new Map<string, Promise<Exclude<LinkTarget, null>>>();

/**
 * Tells by its URL and attributes what the link around a picture leads to.
 * @param link the link
 * @param image the picture
 * @returns null where only its server knows
 * Source: docs/behaviour/galleries.md §4.8
 */
export function targetOf(link: HTMLAnchorElement, image: HTMLImageElement): LinkTarget {
  return statedTarget(link) ?? (filesIn(image).has(link.href) ? 'picture' : (found.get(link.href) ?? null));
}

/** What its own attributes say. */
function statedTarget(link: HTMLAnchorElement): LinkTarget {
  const type = link.type.toLowerCase();
  if (type !== '') return type.startsWith('image/') ? 'picture' : 'page';
  if (link.protocol === 'blob:' || /^data:image\//i.test(link.href)) return 'picture';
  if (!WEB.test(link.protocol) || isInPage(link)) return 'page';
  if (isPictureUrl(link)) return 'picture';
  return PAGE_FILE.test(link.pathname) ? 'page' : null;
}

/**
 * Asks what a link leads to, once for each URL.
 * @param link the link
 */
export function findTarget({ href }: HTMLAnchorElement): Promise<Exclude<LinkTarget, null>> {
  const present = asked.get(href);
  if (present) return present;
  const answer = isPicture(href).then((isOne) => {
    const target = isOne ? 'picture' : 'page';
    found.set(href, target);
    return target;
  });
  asked.set(href, answer);
  return answer;
}

/** Pages of this site are not rendered for the question. */
async function isPicture(href: string): Promise<boolean> {
  try {
    if (new URL(href).origin === location.origin) {
      const { ok, headers } = await fetch(href, { method: 'HEAD' });
      if (ok) return /^image\//i.test(headers.get('content-type') ?? '');
    }
    const image = new Image();
    image.src = href;
    await image.decode();
    return true;
  } catch {
    return false;
  }
}

function isInPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#', 1)[0] === location.href.split('#', 1)[0];
}

function isPictureUrl({ pathname, search }: HTMLAnchorElement): boolean {
  const values = [...new URLSearchParams(search).values()];
  return (
    [pathname, ...values].some((value) => PICTURE_FILE.test(value)) ||
    values.some((value) => PICTURE_FORMAT.test(value))
  );
}

/** All files that the picture lists. */
function filesIn(image: HTMLImageElement): ReadonlySet<string> {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const lists = [image, ...sources].flatMap(({ srcset }) => srcset.split(/\s*,\s+|,(?=\S+\s)/));
  const urls = [image.src, image.dataset['src'] ?? '', ...lists].map(
    (each) => each.trim().split(/\s/, 1)[0] ?? '',
  );
  return new Set(
    urls
      .filter((url) => url !== '')
      .map((url) => (URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : '')),
  );
}
