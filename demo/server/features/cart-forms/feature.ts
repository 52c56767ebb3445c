import type { Feature } from '../../platform/feature.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import { answersOfAddition } from './answers-of-addition.ts';
import { codePosts } from './code-posts.ts';
import { formPosts } from './form-posts.ts';

/** The forms that change the cart without JavaScript. */
export const CART_FORMS: Feature<CaptchaParts> = {
  templates: ['answers'],
  routes: [formPosts, codePosts, answersOfAddition],
  shownAgain: [PAGE_URLS.answers],
};
