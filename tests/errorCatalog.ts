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
  {situation: 'Page load failure', provokedBy: ['${kind} says why it is not there, and Retry brings it']},
  {situation: 'Profile or team call fails', provokedBy: ['shows Logged In, and logs one internal error']},
  {situation: 'Token exchange fails', provokedBy: ['leaves the visitor logged out, without a message']},
  {situation: 'Navbar item render failure', provokedBy: ['leads to a message that points to its configuration']},
  {
    situation: 'API error codes of the platform',
    provokedBy: ['names the scope that a 403 requires'],
  },
];

/** Other errors of a public site: browsers, networks, hosts and clocks. */
export const surroundings: readonly ErrorRow[] = [
  {situation: 'Login window blocked', provokedBy: ['A blocked popup shows a message']},
  {situation: 'Login window closed', provokedBy: ['A closed popup has no effect']},
  {situation: 'Login window left open', provokedBy: ['A popup that is open for 11 minutes has expired']},
  {situation: 'Page reloaded during a login', provokedBy: ['A login completes although the page was reloaded']},
  {
    situation: 'Several tabs during a login',
    provokedBy: ['A duplicated tab has the same attempt', 'Two tabs log in side by side'],
  },
  {
    situation: 'Hostile or broken login URLs',
    provokedBy: ['means nothing when it is opened by hand', 'stores no code with ${name}'],
  },
  {situation: 'Clock of the visitor a day off', provokedBy: ['With a clock a day ${direction}']},
  {situation: 'Session runs out while the computer sleeps', provokedBy: ['a page that slept past the expiry']},
  {
    situation: 'Storage denied, cookies blocked',
    provokedBy: ['With storage denied and cookies blocked'],
  },
  {situation: 'Storage full', provokedBy: ['Full storage shows a message']},
  {situation: 'Storage with foreign content', provokedBy: ['With any content in storage, pages work']},
  {situation: 'Search host that never responds', provokedBy: ['shows that it waits for a silent host']},
  {situation: 'Search without network', provokedBy: ['searches offline once it is loaded']},
  {situation: 'Search modal crashes', provokedBy: ['A search modal that crashes closes']},
  {
    situation: 'Part of a page missing after a new deployment',
    provokedBy: [
      'is warned of and reloaded, which brings a new deployment',
      'is reloaded once only, and its text stays',
    ],
  },
  {situation: 'Code of a tool in a guide lost', provokedBy: ['the bench says that it is not loaded']},
  {situation: 'Main script or styles lost', provokedBy: ['says that it has lost its ${lost}']},
  {situation: 'Slow or costly line', provokedBy: ['On a slow line', 'are not fetched on ${line}']},
  {situation: 'No script', provokedBy: ['each kind of page has its text, and nothing dead']},
  {situation: 'Call: host down, rejected by CORS', provokedBy: ['names both causes of an unreadable response']},
  {situation: 'Call: hangs', provokedBy: ['a hanging call can be canceled']},
  {situation: 'Call: network gone', provokedBy: ['reports a lost network']},
  {situation: 'Call: very long or no text', provokedBy: ['of ten megabytes is offered as a file', 'that is no text']},
];
