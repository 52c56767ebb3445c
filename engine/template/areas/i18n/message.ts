import { formatMessage } from '../../../i18n/index.ts';
import type { Formatter } from '../../run/area.ts';
import { outsideOf } from '../../run/outside.ts';
import { toText } from '../../values/convert.ts';
import { parsePath, type Path } from '../../values/path.ts';
import { zoneNameOf } from '../date/zone-name.ts';

/** One argument of a message: where its value is found, and its name besides its number. */
interface MessageArgument {
  readonly path: Path;
  readonly name: string | undefined;
}

/**
 * `{t|message a b name:ref}`: the value is a message, filled with the values of the arguments. It is text, not
 * markup:
 * strict mode too leaves the escaping to a following `|html`. Source: docs/behaviour/template-language.md §11.4, §15.4.
 */
export const message: Formatter = (args, tools) => {
  const references = args.map(readArgument);
  const hasNames = references.some(({ name }) => name !== undefined);
  const outside = outsideOf(tools);
  return {
    scoped(value, scope) {
      const { locale } = scope.run;
      if (locale === undefined) return '';
      const frame = outside(scope);
      const positional = references.map(({ path }) => frame.lookUp(path));
      const named = hasNames
        ? new Map(references.map(({ name = '' }, index) => [name, positional[index]]))
        : undefined;
      return formatMessage(
        toText(value),
        { positional, named },
        { locale, timeZone: () => zoneNameOf(scope) },
      );
    },
  };
};

function readArgument(argument: string): MessageArgument {
  const [, name, reference = argument] = /^([^:=]*)[:=](.*)$/s.exec(argument) ?? [];
  return { name, path: parsePath(reference) };
}
