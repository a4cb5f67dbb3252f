/** Pattern of an `Accept` header that names Markdown, and not with the weight 0. Browsers never name it. For nginx too. */
export const WANTS_MARKDOWN = 'text/markdown(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))';

/** Whether a client wants the Markdown version of a page (`Accept`). */
export const wantsMarkdown = (accept: string): boolean => new RegExp(WANTS_MARKDOWN, 'i').test(accept);

/** The header `Link` of a page. @param url of its Markdown version */
export const alternateLink = (url: string): string => `<${url}>; rel="alternate"; type="text/markdown"`;
