import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import {guidesRoot} from '@site/src/config/routes';
import {FeedbackSlot} from '@site/src/features/feedback';
import {PageFooter} from '@site/src/features/page-footer';

/** The day and the report of a page. Guides and operations end with a question about their usefulness. */
export default function DocItemFooter(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {feedback = false} = frontMatter as {readonly feedback?: boolean};
  const {permalink} = metadata;
  return (
    <>
      <OriginalFooter />
      <PageFooter page={permalink} frontMatter={frontMatter} />
      {(feedback || permalink.startsWith(guidesRoot)) && <FeedbackSlot page={permalink} />}
    </>
  );
}
