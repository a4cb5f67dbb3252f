import {siteUrl} from '../config/siteUrl';
import {markdownUrl} from '../features/markdown-page/core/markdownUrl';
import {BadArgument} from './tool';

export interface Address {
  /** Path of the page: `/docs/api/people/`. */
  readonly page: string;
  /** Path of its Markdown version, or of a text file. */
  readonly file: string;
  /** Empty if there is none. */
  readonly anchor: string;
}

const HOST = new RegExp(`^(?:https?:)?(?://)?${new URL(siteUrl).host.replaceAll('.', String.raw`\.`)}(?=[/?#]|$)`, 'i');

/** A page by its URL or path, in any spelling: with or without host, last slash, ending, query and anchor. @throws for another site */
export function addressOf(text: string): Address {
  const given = text.replace(HOST, '');
  const url = URL.canParse(given, siteUrl) ? new URL(given, siteUrl) : undefined;
  if (url?.origin !== siteUrl)
    throw new BadArgument(`${text} is not on ${siteUrl}. Pass a URL or path from search, such as /docs/api/people/.`);
  const anchor = url.hash.slice(1);
  if (url.pathname.endsWith('.txt')) return {page: url.pathname, file: url.pathname, anchor};
  const page = url.pathname.replace(/(?:\/index)?(?:\.md|\.html)?\/*$/, '/');
  return {page, file: markdownUrl(page), anchor};
}
