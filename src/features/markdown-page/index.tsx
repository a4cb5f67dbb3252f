import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {guideUrl} from '@site/src/config/routes';
import {siteUrl} from '@site/src/config/siteUrl';
import {markdownUrl} from './core/markdownUrl';
import styles from './styles.module.css';

/** Assistants that read a page by URL. Nothing is sent until a visitor follows a link. */
const ASSISTANTS = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', url: 'https://claude.ai/new?q='},
] as const;

/** A menu with the Markdown version of the page. It opens without JavaScript. features/copy copies, features/menus closes it, and client.ts adds settings. */
export function CopyPage(): ReactNode {
  const url = markdownUrl(useLocation().pathname);
  const question = translate(
    {
      message: 'Read {url} and help me use this part of the Salesloft API.',
      description: 'What an assistant is asked when it opens',
    },
    {url: siteUrl + url},
  );
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.opener}>
        <Translate>Copy page</Translate>
      </summary>
      <ul className={styles.choices}>
        <li className="needs-script">
          <button type="button" data-copy="" data-copy-from={url}>
            <span aria-live="polite">
              <Translate>Copy as Markdown</Translate>
            </span>
          </button>
        </li>
        <li>
          <a href={url}>
            <Translate>View as Markdown</Translate>
          </a>
        </li>
        {ASSISTANTS.map(({name, url: base}) => (
          <li key={name}>
            <a href={base + encodeURIComponent(question)} target="_blank" rel="noopener noreferrer nofollow">
              <Translate values={{name}}>{'Open in {name}'}</Translate>
            </a>
          </li>
        ))}
        <li>
          <Link to={`${guideUrl('guides/assistants-and-mcp')}#connect-documentation`}>
            <Translate>Connect with MCP</Translate>
          </Link>
        </li>
        <li data-slot="connect" />
      </ul>
    </details>
  );
}
