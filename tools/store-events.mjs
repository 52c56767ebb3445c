/** The table of events, elements/host/store-events.ts, for the generators. */
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './run.mjs';

const TABLE = path.join(ROOT, 'elements/host/store-events.ts');

/**
 * One event.
 * @typedef {object} StoreEventRow
 * @property {string} name its name: store-cart-add
 * @property {string} description when it is dispatched, without the full stop
 * @property {boolean} isCancelable whether `preventDefault()` cancels it
 * @property {boolean} hasOwnClass whether its class is written by hand
 * @property {string[]} fields the names of its fields
 */

/** @type {StoreEventRow[] | undefined} */
let rows;

/**
 * Reads the table of events.
 * @returns {StoreEventRow[]} every event, in the order of the table
 */
export function storeEvents() {
  return (rows ??= readTable());
}

function readTable() {
  const options = { allowImportingTsExtensions: true, noEmit: true, noLib: true, types: [], strict: true };
  const program = ts.createProgram([TABLE], {
    ...options,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const table = program.getSourceFile(TABLE);
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(table));
  const declared = (name) => checker.getDeclaredTypeOfSymbol(exported.find((each) => each.name === name));
  const own = /** @type {ts.UnionType} */ (declared('OwnClassName')).types.flatMap((each) =>
    each.isStringLiteral() ? [each.value] : [],
  );
  return declared('StoreEvents')
    .getProperties()
    .map((row) => {
      const member = (name) => checker.getTypeOfSymbol(checker.getTypeOfSymbol(row).getProperty(name));
      return {
        name: row.name,
        description: ts.displayPartsToString(row.getDocumentationComment(checker)).replace(/\.$/, ''),
        isCancelable: checker.typeToString(member('isCancelable')) === 'true',
        hasOwnClass: own.includes(row.name),
        fields: member('detail')
          .getProperties()
          .map(({ name }) => name),
      };
    });
}

/**
 * Returns the name of an event's class.
 * @param {string} name the event's name: store-cart-add
 * @returns {string} the class: StoreCartAddEvent
 */
export function eventClassOf(name) {
  return `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Event`;
}
