import type {ReactNode} from 'react';
import type {ReferencePage as Page} from '../../../openapi/pages/page';
import {Changelog} from './Changes/Changelog';
import {Operation} from './Operation';
import {Resource} from './Resource';
import {Sections} from './Sections';

/**
 * A reference page, below its title. It renders at build time and with `npm start`. Browsers get static HTML
 * (features/static-pages), so components here must not have state or event handlers.
 */
export function ReferencePage({page}: {readonly page: Page}): ReactNode {
  switch (page.kind) {
    case 'operation':
      return <Operation {...page} />;
    case 'resource':
      return <Resource {...page} />;
    case 'changelog':
      return <Changelog sections={page.sections} />;
    default:
      return <Sections sections={page.sections} />;
  }
}
