import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {llmsUrl} from '@site/src/config/publicFiles';
import {siteUrl} from '@site/src/config/siteUrl';

/** Tells programs where all pages are. It comes before everything else, and isn't a link, so it adds no tab stop. */
export function PagesIndexNote(): ReactNode {
  return (
    <p className="visually-hidden">
      <Translate id="site.markdown.index" values={{url: siteUrl + llmsUrl}}>
        {'For AI tools: {url} lists all pages as Markdown.'}
      </Translate>
    </p>
  );
}
