import type {ReactNode} from 'react';
import type {ReferencePage as Page} from '../../../openapi/pages/page';
import {Changelog} from './Changes/Changelog';
import {DocumentLink} from './DocumentLink';
import {Operation} from './Operation';
import {PageNav} from './PageNav';
import {Resource} from './Resource';
import {Sections} from './Sections';
import {Successor} from './Successor';

/**
 * A reference page, below its title. It renders at build time and with `npm start`. Browsers get static HTML
 * (features/static-pages), so components here must not have state or event handlers.
 */
export function ReferencePage({page}: {readonly page: Page}): ReactNode {
  const sections = <Sections sections={page.sections} />;
  if (page.kind === 'changelog') return <Changelog sections={page.sections} />;
  if (page.kind === 'resource') return <Resource {...page} />;
  if (page.kind !== 'operation') return sections;
  return (
    <Operation page={page}>
      {page.successor !== undefined && <Successor text={page.successor} />}
      <PageNav sections={page.sections} />
      {sections}
      <DocumentLink url={page.document} />
    </Operation>
  );
}
