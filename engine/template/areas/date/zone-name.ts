import type { Scope } from '../../scope/scope.ts';
import { toText } from '../../values/convert.ts';
import { parsePath } from '../../values/path.ts';

const ZONE_PATH = /* @__PURE__ */ parsePath('website.timeZone');

/**
 * Returns the time zone for printing dates.
 * @param scope the frame of the tag
 * @returns the zone in the data, unchecked; else the zone of the rendering
 * Source: docs/behaviour/template-language.md §10.1
 */
export function zoneNameOf(scope: Scope): string {
  const zone = scope.lookUp(ZONE_PATH);
  return zone === undefined ? scope.run.timeZone : toText(zone);
}
