import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {PhoneContents} from '@site/src/components/PhoneContents';
import {Unverified} from '@site/src/components/Unverified';
import {Breakable, Diagram, Event, OperationLink, Scope} from '@site/src/features/guides';

/** What a guide or landing page can use without an import: code blocks as the build writes them, and what it names of the API. */
export default {
  ...MDXComponents,
  Breakable,
  CodeBlock,
  Diagram,
  Event,
  OperationLink,
  PhoneContents,
  Scope,
  Unverified,
};
