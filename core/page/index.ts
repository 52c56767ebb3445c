export { readCurrency, readLocale } from './first-settings.ts';
export { createPageSettings, type PageSettings } from './page-settings.ts';
export { parseSettings } from './parse-settings.ts';
export { type ReportError, type ReportTags } from './program-settings.ts';
export { createReporter } from './reporter.ts';
export type { CaptchaProvider, Settings } from './settings.ts';
export { translatedLanguage } from './translated-language.ts';
