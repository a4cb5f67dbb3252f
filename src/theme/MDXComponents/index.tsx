import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {Unverified} from '@site/src/components/Unverified';
import {
  ApiBasics,
  Essentials,
  Field,
  Fields,
  Operation,
  OperationRow,
  OperationSamples,
  OperationTable,
  OperationText,
  Resource,
  Resources,
  Response,
} from '@site/src/features/reference';

/** What a page may use without an import: code blocks as the build writes them, and the parts of reference pages. */
export default {
  ...MDXComponents,
  CodeBlock,
  ApiBasics,
  Essentials,
  Field,
  Fields,
  Operation,
  OperationRow,
  OperationSamples,
  OperationTable,
  OperationText,
  Resource,
  Resources,
  Response,
  Unverified,
};
