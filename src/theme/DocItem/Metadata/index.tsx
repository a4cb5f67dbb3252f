// Change: ejected. A page may have another title for search engines than for readers, `title_meta` of its front matter: the
// later releases of Docusaurus support it, ours does not.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

interface WithTitle {
  readonly title_meta?: string;
}

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {title_meta: title = metadata.title} = frontMatter as WithTitle;
  return (
    <PageMetadata
      title={title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    />
  );
}
