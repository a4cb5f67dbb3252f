import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {Unverified} from '@site/src/components/Unverified';
import {Breakable, Diagram, Event, OperationLink, Scope} from '@site/src/features/guides';
import {mdxParts} from '@site/src/features/static-pages/mdxParts';

/** What a page may use without an import: code blocks as the build writes them, what guides name of the API, and the parts of reference pages. */
export default {
  ...MDXComponents,
  ...mdxParts,
  Breakable,
  CodeBlock,
  Diagram,
  Event,
  OperationLink,
  Scope,
  Unverified,
};
