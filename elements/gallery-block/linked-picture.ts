/** What the link around a picture leads to; null before it is known. */
export type LinkTarget = 'picture' | 'page' | null;

const PICTURE_FILE = /\.(a?png|avif|bmp|gif|heic|ico|jfif|jp[eg]|jpeg|jxl|svgz?|tiff?|webp)$/i;
const PAGE_FILE = /\.([psx]?html?|aspx?|jsp|php\d?|pdf|zip|mp[34])$/i;
/** Values of a query that name a picture's format, such as `?format=1500w` or `?fm=jpg`. */
const PICTURE_FORMAT = /^(\d+w|image\/.+|a?png|avif|gif|jpe?g|webp)$/i;
/** Links of other kinds, such as `mailto:`. */
const WEB = /^https?:$/;
/** Statuses of servers that do not implement `HEAD`. */
const WITHOUT_HEAD: ReadonlySet<number> = new Set([405, 501]);

/** The question what a URL leads to. */
interface Question {
  readonly answer: Promise<Exclude<LinkTarget, null>>;
  /** The answer; null before it is known. */
  target: LinkTarget;
}

/** URL → the question about it, once it was asked. */
const questions = new Map<string, Question>();

/**
 * Tells by its URL and attributes what the link around a picture leads to.
 * @param link the link
 * @param image the picture
 * @returns null where only its server knows
 * Source: docs/behaviour/galleries.md §4.8
 */
export function targetOf(link: HTMLAnchorElement, image: HTMLImageElement): LinkTarget {
  const { href } = link;
  return statedTarget(link) ?? (filesIn(image).has(href) ? 'picture' : (questions.get(href)?.target ?? null));
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
 * Whether the question what a link leads to may be asked before the visitor opens it: no other site learns of it.
 * @param link the link
 */
export function isOfThisSite({ protocol, origin }: HTMLAnchorElement): boolean {
  return WEB.test(protocol) && origin === location.origin;
}

/**
 * Asks what a link leads to, once for each URL; a failed request counts as a page, and the next call asks again.
 * @param link the link
 * Source: docs/behaviour/galleries.md §4.8
 */
export function findTarget(link: HTMLAnchorElement): Promise<Exclude<LinkTarget, null>> {
  const { href } = link;
  const present = questions.get(href);
  if (present) return present.answer;
  const answer = (isOfThisSite(link) ? isServedAsPicture(href) : loadsAsPicture(href)).then(
    (isPicture) => {
      question.target = isPicture ? 'picture' : 'page';
      return question.target;
    },
    () => {
      questions.delete(href);
      return 'page' as const;
    },
  );
  const question: Question = { answer, target: null };
  questions.set(href, question);
  return answer;
}

/** Without cookies, sent or stored: a link may log visitors out. Most pages are not rendered for `HEAD`. */
async function isServedAsPicture(href: string): Promise<boolean> {
  const ending = new AbortController();
  const ask = (method: string) => fetch(href, { method, credentials: 'omit', signal: ending.signal });
  let answer = await ask('HEAD');
  if (WITHOUT_HEAD.has(answer.status)) answer = await ask('GET');
  ending.abort();
  return answer.ok && /^image\//i.test(answer.headers.get('content-type') ?? '');
}

/** Without cookies, too: the other site may be one where the visitor is logged in. Such an image needs that site's CORS headers. */
function loadsAsPicture(href: string): Promise<boolean> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = href;
  return image.decode().then(
    () => true,
    () => false,
  );
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
