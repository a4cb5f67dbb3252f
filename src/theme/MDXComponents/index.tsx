import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {Unverified} from '@site/src/components/Unverified';
import {Diagram, Event, OperationLink, Scope} from '@site/src/features/guides';
import {
  ApiBasics,
  ErrorRow,
  Errors,
  Essentials,
  Field,
  Fields,
  Limits,
  Operation,
  OperationRow,
  OperationSamples,
  OperationTable,
  OperationText,
  RequestBody,
  Resource,
  Resources,
  Response,
  SameShape,
  Values,
  Variant,
  Variants,
} from '@site/src/features/reference';
import {RequestSamples} from '@site/src/features/samples';
import {TryItPlace} from '@site/src/features/try-it';

/** What a page may use without an import: code blocks as the build writes them, what guides name of the API, and the parts of reference pages. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  Event,
  OperationLink,
  Scope,
  ApiBasics,
  ErrorRow,
  Errors,
  Essentials,
  Field,
  Fields,
  Limits,
  Operation,
  OperationRow,
  OperationSamples,
  OperationTable,
  OperationText,
  RequestBody,
  RequestSamples,
  Resource,
  Resources,
  Response,
  SameShape,
  TryItPlace,
  Unverified,
  Values,
  Variant,
  Variants,
};
