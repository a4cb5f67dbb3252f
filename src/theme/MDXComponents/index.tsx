import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {PhoneContents} from '@site/src/theme/DocItem/TOC/Mobile';
import {Unverified} from '@site/src/components/Unverified';
import {Breakable, Diagram, Event, RequestResponse, OperationLink, Scope} from '@site/src/features/guides';

/** Components for guides and landing pages without imports: code blocks from the build, and API names. */
export default {
  ...MDXComponents,
  Breakable,
  CodeBlock,
  Diagram,
  Event,
  RequestResponse,
  OperationLink,
  PhoneContents,
  Scope,
  Unverified,
};
