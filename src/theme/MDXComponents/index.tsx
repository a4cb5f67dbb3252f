import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import * as reference from '@site/src/features/reference';

/** What a page may use without an import: code blocks as the build writes them, and the parts of reference pages. */
export default {...MDXComponents, ...reference, CodeBlock};
