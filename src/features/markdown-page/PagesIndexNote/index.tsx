import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {llmsUrl} from '@site/src/config/publicFiles';
import {siteUrl} from '@site/src/config/siteUrl';

/** Where programs find all pages. In the text before everything else, not a link: it takes no step of the keyboard. */
export function PagesIndexNote(): ReactNode {
  return (
    <p className="visually-hidden">
      <Translate id="site.markdown.index" values={{url: siteUrl + llmsUrl}}>
        {'For programs: {url} lists all pages as Markdown.'}
      </Translate>
    </p>
  );
}
