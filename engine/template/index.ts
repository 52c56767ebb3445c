export { intlLocale, intlNumberLocale, type Locale } from '../i18n/index.ts';
export { commerceArea } from './areas/commerce/commerce-area.ts';
export { contentArea } from './areas/content/content-area.ts';
export { coreArea } from './areas/core/core-area.ts';
export { dateArea } from './areas/date/date-area.ts';
export { expressionArea } from './areas/expression/expression-area.ts';
export { i18nArea } from './areas/i18n/i18n-area.ts';
export { numberArea } from './areas/i18n/number-area.ts';
export { socialArea } from './areas/social/social-area.ts';
export type { CommentData } from './data/comment.ts';
export type { ContentData } from './data/content.ts';
export type { EventData } from './data/event.ts';
export type { ColourData, ImageItemData } from './data/image-item.ts';
export type { MoneyData } from './data/money.ts';
export type { ProductData, SubscriptionPlanData, VariantData } from './data/product.ts';
export { assembleEngine } from './engine/assemble-engine.ts';
export { compileToModule, type CompiledModule, type ModuleOptions } from './engine/compile-to-module.ts';
export { createEngine } from './engine/create-engine.ts';
export type {
  Engine,
  EngineNames,
  EngineOptions,
  EngineParts,
  FormatValue,
  Rendering,
  RenderOptions,
  Template,
  TemplateSource,
} from './engine/options.ts';
export type { FormatterArguments, FormatterName } from './engine/formatter-types.ts';
export { namesInTree, type NamesInTree } from './tree/names-in-tree.ts';
export { templateFromTree } from './engine/template-from-tree.ts';
export { lint } from './lint/lint.ts';
export type {
  AnyFormatter,
  ArgumentList,
  Area,
  Compat,
  CompileExpression,
  Format,
  Formatter,
  PlainFormatter,
  Predicate,
  ScopedFormat,
  Tools,
} from './run/area.ts';
export type { Limits } from './scope/limits.ts';
export type { Fail, Scope } from './scope/scope.ts';
export { formatError } from './diagnostics/format-error.ts';
export type { ErrorCode, TemplateError } from './diagnostics/template-error.ts';
export type { Tree } from './tree/tree.ts';
