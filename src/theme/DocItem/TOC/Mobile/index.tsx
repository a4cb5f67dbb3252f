import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/TOC/Mobile';
import {guidesRoot} from '@site/src/config/routes';

/** The theme's position is above the title. Guides have it after the first paragraph instead. */
export default function DocItemTOCMobile(): ReactNode {
  return useDoc().metadata.permalink.startsWith(guidesRoot) ? null : <Original />;
}

/** "On this page" of a guide on narrow screens. The build inserts it after the first paragraph (plugins/lib/guide-components). */
export function PhoneContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return !frontMatter.hide_table_of_contents && toc.length > 0 && <Original />;
}
