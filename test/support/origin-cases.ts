import { OTHER_ORIGIN } from './other-page.ts';

/** Rules of `ALLOWED_ORIGINS`. */
export const RULES = [
  OTHER_ORIGIN,
  'https://*.pages.example',
  'http://localhost:8080',
  'http://*.localhost:3000',
];

/** Origins that they allow. */
export const ALLOWED = [
  OTHER_ORIGIN,
  'https://a.pages.example',
  'https://deep.er.pages.example',
  'http://localhost:8080',
  'http://shop.localhost:3000',
];
/** Origins that they do not allow. */
export const FOREIGN = [
  'null',
  '',
  '*',
  'http://blog.example',
  'https://blog.example:8443',
  'https://blog.example:443',
  'https://blog.example.',
  'https://blog.example/',
  'https://BLOG.example',
  'HTTPS://blog.example',
  'https://blog.example.evil',
  'https://evilblog.example',
  'https://evil.blog.example',
  'https://blog.example@evil.example',
  'https://evil@blog.example',
  'https://blog.example, https://evil.example',
  'https://blog.example https://evil.example',
  'https://pages.example',
  'https://.pages.example',
  'https://..pages.example',
  'https://a..pages.example',
  'https://evilpages.example',
  'https://a.pages.example.evil',
  'https://a.pages.example.',
  'https://a.pages.example:8443',
  'https://A.pages.example',
  'http://a.pages.example',
  'https://a@b.pages.example',
  'https://evil.example/.pages.example',
  'https://evil.example?.pages.example',
  'https://evil.example#.pages.example',
  'https://evil.example\\.pages.example',
  'http://localhost',
  'http://localhost:80801',
  'http://127.0.0.1:8080',
  'http://localhost:3000',
  'file://',
];
