import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import {PageFooter} from '@site/src/features/page-footer';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

/** A section index in the frame of a guide, with another title for search engines. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <>
      {/* The columns of the theme's layout, so that all pages of the docs begin at the same place. */}
      <div className="row">
        <div className="col">
          <Original {...props} />
          <PageFooter page={props.categoryGeneratedIndex.permalink} />
        </div>
      </div>
      {/* A landing page, or a guide, may have the same title. */}
      <PageMetadata
        title={translate(
          {message: '{section}: all guides', description: 'Title of a section in search engines'},
          {section: props.categoryGeneratedIndex.title},
        )}
      />
    </>
  );
}
