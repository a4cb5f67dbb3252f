import {defaultUrlTransform} from 'react-markdown';

/** A URL of a text, empty if its scheme could run code. Docusaurus marks links to files that are not pages with `pathname://`. */
export const safeUrl = (url: string): string => (url.startsWith('pathname://') ? url : defaultUrlTransform(url));
