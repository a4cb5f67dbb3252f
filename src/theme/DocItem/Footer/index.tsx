import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import {guidesRoot} from '@site/src/config/routes';
import {FeedbackSlot} from '@site/src/features/feedback';

/** Guides and operations end with a question about their usefulness. Other reference pages only link to them. */
export default function DocItemFooter(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {feedback = false} = frontMatter as {readonly feedback?: boolean};
  const {permalink} = metadata;
  return (
    <>
      <OriginalFooter />
      {(feedback || permalink.startsWith(guidesRoot)) && <FeedbackSlot page={permalink} />}
    </>
  );
}
