import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/TOC/Mobile';
import {guidesRoot} from '@site/src/config/routes';

/** The theme's position is above the title. Guides have it after the first paragraph instead (components/PhoneContents). */
export default function DocItemTOCMobile(): ReactNode {
  return useDoc().metadata.permalink.startsWith(guidesRoot) ? null : <Original />;
}
