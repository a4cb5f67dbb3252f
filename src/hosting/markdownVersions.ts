/** The header `Link` of a page. @param url of its Markdown version */
export const alternateLink = (url: string): string => `<${url}>; rel="alternate"; type="text/markdown"`;
