export { readCurrency, readLocale, readWord } from './first-settings.ts';
export { createPageSettings, type PageSettings } from './page-settings.ts';
export { DEFAULT_PROGRAM_SETTINGS, type ReportError, type ReportTags } from './program-settings.ts';
export { createReporter } from './reporter.ts';
export type {
  BackendName,
  CaptchaProvider,
  CompletionSettings,
  Experiment,
  MerchandisingContext,
  PageSubject,
  Settings,
} from './settings.ts';
export { CONFIG_SCRIPT } from './config-script.ts';
export { NO_DOCUMENT } from './page-facts.ts';
export type { ParseSettings, PartialSettings } from './settings-layer.ts';
