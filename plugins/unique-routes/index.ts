import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {type Page, findClashes} from './findClashes';

/** Refuses two pages with one address and names both files; the generator's own check knows the address only. */
export default function uniqueRoutes(): Plugin {
  return {
    name: 'unique-routes',
    allContentLoaded({allContent}) {
      const instances = (plugin: string): unknown[] =>
        Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {});
      const docs = (instances('docs') as Docs[])
        .flatMap(({loadedVersions}) => loadedVersions)
        .flatMap((version) => version.docs);
      const pages = (instances('pages') as (readonly Page[] | null)[]).flatMap((loaded) => loaded ?? []);
      const clashes = findClashes([...docs, ...pages]);
      if (clashes.length > 0) throw new Error(clashes.join('\n'));
    },
  };
}
