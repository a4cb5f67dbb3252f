import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

/** Sets another title for search engines on section index pages. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <>
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
    </>
  );
}
