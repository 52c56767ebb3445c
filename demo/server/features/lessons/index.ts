export { findLesson, type Lesson, LESSONS } from './lessons.ts';
