import type {ReactNode} from 'react';
import {CardDescriptions} from '@site/src/features/guides';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props as OriginalProps} from '@theme/DocCategoryGeneratedIndexPage';

interface Props extends OriginalProps {
  readonly descriptions: Readonly<Record<string, string | undefined>>;
}

/** The index page of a section knows the descriptions of its guides; other pages need none (plugins/guide-docs). */
export default function DocCategoryGeneratedIndexPage({descriptions, ...props}: Props): ReactNode {
  return (
    <CardDescriptions.Provider value={descriptions}>
      <Original {...props} />
    </CardDescriptions.Provider>
  );
}
