import {LIST, type Problem, TAG, WIDGET} from './brokenSpecs';

/** Texts that pages can't show, each to be made in a copy of the tiny specification. */
export const BROKEN_TEXTS: readonly Problem[] = [
  {
    of: '@shown-06 HTML in a description',
    file: WIDGET,
    from: 'Which box it fits in.',
    to: '|-\n      Which box.\n\n      It<br>fits.',
    line: 16,
    says: /<br> is HTML, which pages show as text\. Write it in Markdown/,
  },
  {
    of: '@shown-06 a link in angle brackets that runs script',
    file: LIST,
    from: 'the newest one first.',
    to: 'the newest one <javascript:alert(1)>.',
    line: 4,
    says: /javascript:alert\(1\) has a scheme other than https: and mailto:/,
  },
  {
    of: '@shown-06 a heading in the description of a field',
    file: WIDGET,
    from: 'Identifies the widget within the warehouse.',
    to: '|-\n      Identifies the widget.\n\n      ## How',
    line: 13,
    says: /Pages have no place for this heading\. Write it in bold/,
  },
  {
    of: '@shown-06 a second title of a page',
    file: TAG,
    from: 'description: A',
    to: 'description: |-\n  # Title\n  A',
    line: 3,
    says: /Pages have no place for this heading\. Write `##`/,
  },
];
