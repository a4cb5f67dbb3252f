import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {CardDescriptions} from '@site/src/features/guides';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props as OriginalProps} from '@theme/DocCategoryGeneratedIndexPage';

interface Props extends OriginalProps {
  readonly descriptions: Readonly<Record<string, string | undefined>>;
}

/** The index page of a section has a title of its own in search engines. It knows the descriptions of its guides; other pages need none (plugins/guide-docs). */
export default function DocCategoryGeneratedIndexPage({descriptions, ...props}: Props): ReactNode {
  return (
    <CardDescriptions.Provider value={descriptions}>
      <Original {...props} />
      {/* A landing page, or a guide, may have the same title. */}
      <PageMetadata
        title={translate(
          {
            id: 'site.guides.index.title',
            message: '{section}: all guides',
            description: 'Title of a section in search engines',
          },
          {section: props.categoryGeneratedIndex.title},
        )}
      />
    </CardDescriptions.Provider>
  );
}
