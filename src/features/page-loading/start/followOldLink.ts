import {OLD_LINKS, oldName} from '../core/oldLink';

/** Where a link leads whose operation or topic is unknown. */
const OVERVIEW = '/docs/api/';

/** Leads a link to the provider's first reference (`/api.html#!/People/get_v2_people_json`) to the page that replaced it. */
export async function followOldLink(): Promise<void> {
  const name = oldName(window.location.hash);
  if (name === undefined) return;
  const response = await fetch(OLD_LINKS).catch(() => undefined);
  const links = response?.ok ? ((await response.json()) as Readonly<Record<string, string>>) : {};
  window.location.replace((Object.hasOwn(links, name) ? links[name] : undefined) ?? OVERVIEW);
}
