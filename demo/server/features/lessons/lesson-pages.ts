import { Hono } from 'hono';

import { PAGE_TYPES } from '../../../../core/enumerations/index.ts';
import type { Picture } from '../../platform/content/index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { photographItem } from '../../platform/photographs/index.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findLesson, type Lesson, LESSONS } from './lessons.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly lessons: { readonly items: readonly (Lesson & Picture)[] };
    /** A lesson, or its paywall for visitors who are no members. */
    readonly lesson: {
      readonly item: Lesson & Picture;
      readonly isMember: boolean;
      /** URL of the login that returns to the lesson. */
      readonly loginUrl: string;
      /** Settings of the page, as a JSON text. */
      readonly storeConfig: string;
    };
  }
}

/**
 * The lessons: the list is public, and each lesson is for members.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.10
 */
export function lessonPages(parts: StoreParts): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.lessons, (context) =>
    answerPage(context, parts, 'lessons', { items: LESSONS.map(pictured) }),
  );
  pages.get(PAGE_URLS.lesson, (context) => {
    const item = findLesson(context.req.param('slug'));
    if (item === undefined) throw refusal(404, 'unknownPage');
    const isMember = context.get('member') !== undefined;
    const pageType = PAGE_TYPES[isMember ? 'content-item' : 'protected-content'];
    const own = {
      item: pictured(item),
      isMember,
      loginUrl: `${PAGE_URLS.members}?${new URLSearchParams({ next: context.req.path })}`,
      storeConfig: JSON.stringify({ pageType }),
    };
    return answerPage(context, parts, 'lesson', own, { shared: { picture: own.item } });
  });
  return pages;
}

const pictured = (lesson: Lesson) => ({ ...lesson, ...photographItem(lesson.motif) });
