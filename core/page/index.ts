export { DEFAULT_SETTINGS } from './default-settings.ts';
export { createPageSettings, type PageSettings, type PageSettingsParts } from './page-settings.ts';
export {
  DEFAULT_PROGRAM_SETTINGS,
  type ProgramSettings,
  type ReportError,
  type ReportTags,
} from './program-settings.ts';
export { createReporter, type ReporterParts } from './reporter.ts';
export {
  type CaptchaProvider,
  type Consent,
  type CookieNames,
  type CookiePolicy,
  type Experiment,
  type InstallmentSettings,
  type MerchandisingContext,
  type MultilingualSettings,
  type PageSubject,
  type PlaceSettings,
  type ReviewSettings,
  type Settings,
  type StoreSettings,
} from './settings.ts';
