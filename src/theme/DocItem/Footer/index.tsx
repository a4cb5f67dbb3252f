import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import {guidesRoot} from '@site/src/config/routes';
import {FeedbackSlot} from '@site/src/features/feedback';

/** Guides end with a question about their usefulness. Reference pages don't. */
export default function DocItemFooter(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <OriginalFooter />
      {permalink.startsWith(guidesRoot) && <FeedbackSlot page={permalink} />}
    </>
  );
}
