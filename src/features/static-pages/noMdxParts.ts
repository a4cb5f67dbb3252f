/** The browser renders guides only: reference pages are HTML to it, and their parts would be a fifth of a guide's own script. */
export const mdxParts = {};
