export { type PageSpeed, type PageSpeeds, readPageSpeeds } from './read-page-speeds.ts';
