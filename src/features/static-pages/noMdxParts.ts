/**
 * The browser renders guides only: reference pages are HTML to it, and the code of their parts would be a fifth of a guide's own
 * script. Their styles are the site's all the same; imported for nothing else, the bundler takes those and leaves the code.
 */
import '@site/src/features/reference';
import '@site/src/features/samples';
import '@site/src/features/try-it';

export const mdxParts = {};
