import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import {guidesRoot} from '@site/src/config/routes';
import {FeedbackSlot} from '@site/src/features/feedback';

/** The end of a guide asks whether it was useful. Pages of the reference are facts to look up, and do not. */
export default function DocItemFooter(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <OriginalFooter />
      {permalink.startsWith(guidesRoot) && <FeedbackSlot page={permalink} />}
    </>
  );
}
