export { MAX_SPEED_VALUES, type PageSpeed, type PageSpeeds, readPageSpeeds } from './read-page-speeds.ts';
