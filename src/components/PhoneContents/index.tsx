import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';

/** "On this page" of a guide on narrow screens. The build inserts it after the first paragraph (plugins/lib/guide-components). */
export function PhoneContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return !frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />;
}
