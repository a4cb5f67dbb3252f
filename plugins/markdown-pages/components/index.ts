import type {Writer} from './component';
import {Essentials} from './essentials';
import {Field, Fields, Limits, SameShape, Values, Variant, Variants} from './fields';
import {ApiLogs, Event, OperationLink, Scope, TabItem} from './guides';
import {Unverified} from './marks';
import {
  ApiBasics,
  ErrorRow,
  Items,
  Nothing,
  Operation,
  OperationRow,
  OperationSamples,
  Plain,
  RequestBody,
  RequestSamples,
  Resource,
  Response,
} from './operation';

/** What a page may use (src/theme/MDXComponents), as Markdown. A name that is not here fails the build. */
export const writers: Readonly<Record<string, Writer>> = {
  ApiBasics,
  ApiLogs,
  ErrorRow,
  Errors: Items,
  Essentials,
  Event,
  Field,
  Fields,
  Limits,
  Operation,
  OperationLink,
  OperationRow,
  OperationSamples,
  OperationTable: Items,
  OperationText: Plain,
  RequestBody,
  RequestSamples,
  Resource,
  Resources: Items,
  Response,
  SameShape,
  Scope,
  TabItem,
  Tabs: Plain,
  TryItPlace: Nothing,
  Unverified,
  Values,
  Variant,
  Variants,
};
