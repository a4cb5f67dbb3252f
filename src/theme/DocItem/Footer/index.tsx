import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import {guidesRoot} from '@site/src/config/routes';
import {FeedbackSlot} from '@site/src/features/feedback';

/** The end of a guide or an operation asks whether the page was useful. Other pages of the reference only lead to these. */
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
