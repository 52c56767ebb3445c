/** A language that visitors can choose, besides the site's own. */
interface SiteLanguagesTable {
  /** A BCP 47 tag. */
  language: string;
}

/** The tables of languages. */
export interface LanguageTables {
  site_languages: SiteLanguagesTable;
}
