/** An error situation, and the tests of how the site handles it. */
export interface ErrorRow {
  readonly situation: string;
  /** Beginnings of titles of browser tests or their steps, without their IDs. Variable parts are as in the test's file. */
  readonly provokedBy: readonly string[];
}

/** Errors that the site must handle. Each test has the ID @errors-01. */
export const errorCatalog: readonly ErrorRow[] = [
  {
    situation: 'Search fails with all hosts unreachable',
    provokedBy: ['says that no host sends results', 'says that results of the index cannot be fetched'],
  },
  {situation: 'No results', provokedBy: ['says that there are no recent searches']},
  {situation: 'No saved searches', provokedBy: ['says that there are no recent searches']},
  {situation: 'Page crash', provokedBy: ['says so inside the layout, and Try again brings it back']},
  {situation: 'Page load failure', provokedBy: ['${kind} says why it cannot be shown, and Retry loads it']},
  {situation: 'Profile or team call fails', provokedBy: ['shows Logged In, and logs one internal error']},
  {situation: 'Token exchange fails', provokedBy: ['leaves the visitor logged out, without a message']},
  {situation: 'Navbar item render failure', provokedBy: ['leads to a message that points to its configuration']},
  {
    situation: 'API error codes of the platform',
    provokedBy: ['names the scope that a 403 requires'],
  },
];
