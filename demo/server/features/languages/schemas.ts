import * as v from 'valibot';

import { OTHER_LANGUAGES } from '../../../site/website.ts';
import { OWN_LANGUAGE } from '../../platform/shared/languages.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

/** Body of the call that turns languages on. Source: docs/behaviour/languages.md §3.3 */
export const LANGUAGES = v.strictObject({
  languages: v.array(
    v.picklist([OWN_LANGUAGE, ...OTHER_LANGUAGES], MESSAGES.unknownLanguage),
    MESSAGES.required,
  ),
});
