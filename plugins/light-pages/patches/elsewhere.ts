import type {PatchFacts} from '../patch';

/** Patches next to the code that they belong to, by their files. */
export const elsewhere: Readonly<Record<string, PatchFacts>> = {
  'analytics/memoryQueue.cjs': {
    replaces: 'One expression in `@rudderstack/analytics-js/lite`',
    why: 'Events that wait for delivery contain who is logged in, and the library stores them.',
    gain: 'Events wait in memory',
    measure: 'npm run test:e2e -- analytics/events',
    removeWhen: 'the library has an option for the storage of the queue',
  },
  '../src/cli/buildErrors.ts': {
    replaces: "`console.warn` and `console.error` during a build, and the text of Docusaurus's errors",
    why: 'No one reads warnings after a build has passed.',
    gain: 'A warning fails the build, and an error names file and line, without a stack',
    measure: 'npm test -- builds',
    removeWhen: 'Docusaurus has an option that turns warnings into errors',
  },
  '../src/features/search/SearchModal/modalSearch.ts': {
    replaces: '`catch` of the promise that `@docsearch/react` 3.9 receives for a search',
    why: 'The modal replaces its error screen immediately with the previous content.',
    gain: 'Visitors see the error',
    measure: 'npm run test:e2e -- search/errors',
    removeWhen: 'the modal keeps its error',
  },
  '../src/features/search/SearchModal/correctModal.ts': {
    replaces: 'Roles and ARIA attributes in the modal of `@docsearch/react` 3.9',
    why: 'Its container is a button and its results are options, which hides their content from screen readers.',
    gain: 'Screen readers read the results',
    measure: 'npm run test:e2e -- search-modal',
    removeWhen: 'the modal has the role of a dialog',
  },
  '../src/features/search/SearchModal/rows.ts': {
    replaces: 'Grouping of hits by section and title in the modal of `@docsearch/react` 3.9',
    why: 'The modal would change the order of the rows.',
    gain: 'Visitors see the order of the engine',
    measure: 'npm run test:e2e -- search/rows',
    removeWhen: 'the modal has an option for groups',
  },
};
