import type {ReactNode} from 'react';
import {UnverifiedNote} from '@site/src/components/Unverified';
import type {Markdown as MarkdownText} from '../../../openapi/pages/page';
import {Markdown} from './Markdown';

/** What of a part of the page is not confirmed; nothing when all of it is. */
export function UnverifiedText({what}: {readonly what?: MarkdownText}): ReactNode {
  if (what === undefined) return null;
  return (
    <UnverifiedNote>
      <Markdown inline text={what} />
    </UnverifiedNote>
  );
}
