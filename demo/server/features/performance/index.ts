export { type PageSpeed, readPageSpeeds } from './read-page-speeds.ts';
