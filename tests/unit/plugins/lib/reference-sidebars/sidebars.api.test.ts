import {expect, test} from 'vitest';
import {slugOf} from '../../../../../openapi/pages/version';
import {readPublished} from '../../../../../openapi/tools/bundle/readBundle';
import sidebars from '../../../../../plugins/lib/reference-sidebars/sidebars';
import {apiVersions, sidebarName} from '../../../../../src/config/apiVersions';
import {referenceRoot} from '../../../../../src/config/routes';
import {routes} from '../../../../fixtures/routes';

test.each(routes.references.map((reference, index) => [index === 0 ? '@routes-05' : '@routes-07', reference] as const))(
  '%s the sidebar of a version begins with its landing page, and has each group and operation once',
  (_, {version: label, landing, groups, operations}) => {
    const [version] = apiVersions.filter((one) => one.label === label);
    if (!version) throw new Error(`There is no API ${label}.`);
    const ids = sidebars[sidebarName(version)]?.flatMap((item) =>
      item.type === 'category' ? [item.link.id, ...item.items.map(({id}) => id)] : [item.id],
    );
    const [first, ...others] = (ids ?? []).map((id) => `${referenceRoot}${id}/`);
    expect(first).toBe(`${landing}${slugOf(readPublished(version).info.title)}/`);
    expect(others.toSorted()).toEqual([...groups, ...operations].toSorted());
  },
);
