import {twinAddress} from '../../src/features/page-twin/core/twinAddress';

/** An address as a twin has it: pages become their twins, files of the site lose the generator's mark. */
export function twinLink(url: string): string {
  const [, pathname = '', rest = ''] = /^(?:pathname:\/\/)?(\/[^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname === '') return url;
  return (pathname.endsWith('/') ? twinAddress(pathname) : pathname) + rest;
}
