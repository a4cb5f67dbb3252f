import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {PhoneContents} from '@site/src/theme/DocItem/TOC/Mobile';
import {Unverified} from '@site/src/components/Unverified';
import {guideComponents} from '@site/src/features/guides';

/** Components for guides and landing pages without imports: code blocks from the build, and API names. */
export default {...MDXComponents, ...guideComponents, CodeBlock, PhoneContents, Unverified};
