import type {SiteSettings} from '../config/settings';
import {publicFiles} from '../config/publicFiles';
import {siteUrl} from '../config/siteUrl';
import {writeIn} from '../node/files';
import {checkPages} from './checkPages';
import {compress} from './compress';
import {HOST_FILES, formatHeaders, formatRedirects} from './hostFiles';
import {nginxInclude} from './nginx';
import {allowedInlineCode} from './allowedInlineCode';
import {hostRules} from './headers';
import {securityText} from './securityText';

/**
 * Prepares a built site for hosts. Checks that pages follow the content security policy. Writes headers and
 * redirects in the formats of hosts, and security.txt. Compresses files. Runs after all plugins.
 */
export async function prepareForHosts(folder: string, settings: SiteSettings): Promise<void> {
  const firstViews = checkPages(folder);
  const rules = hostRules(settings, {...allowedInlineCode, styles: [...allowedInlineCode.styles, ...firstViews]});
  const write = (name: string, text: string): void => writeIn(folder, name, text);
  write(HOST_FILES.headers, formatHeaders(rules.headers));
  write(HOST_FILES.redirects, formatRedirects(rules.redirects));
  write(HOST_FILES.nginx, nginxInclude(rules));
  write(publicFiles.securityText, securityText(siteUrl));
  await compress(folder);
  write(HOST_FILES.rules, JSON.stringify(rules));
}
