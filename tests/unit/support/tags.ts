/** The fields of a page in their order: name, anchor, and whether they are required. */
export const fieldsIn = (mdx: string): string[] =>
  [...mdx.matchAll(/<Field name=\{"([^"]*)"\} anchor=\{"([^"]*)"\}(.*)>/g)].map(
    ([, name = '', anchor = '', rest = '']) => `${name} #${anchor}${/ required(?: |$)/.test(rest) ? ' required' : ''}`,
  );

/** The opening tags of one component, in their order. */
export const tagsIn = (mdx: string, name: string): string[] => mdx.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
