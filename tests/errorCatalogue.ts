/** A situation in which something fails, and what proves how the site bears it. */
export interface ErrorRow {
  readonly situation: string;
  /** Beginnings of titles of browser tests, without their ids; a variable part stands as in the test's file. */
  readonly provokedBy: readonly string[];
}

/** The rows of the specification's error catalogue; each test carries the id @errors-01. */
export const catalogue: readonly ErrorRow[] = [
  {
    situation: 'Search fails with all hosts unreachable',
    provokedBy: [
      'says that results cannot be fetched when every host is in this state: ${fault}',
      'says that results cannot be fetched when ${what}, and recovers',
    ],
  },
  {situation: 'No results', provokedBy: ['names the query that found nothing']},
  {situation: 'No saved searches', provokedBy: ['says that there are no recent searches']},
  {situation: 'Page crash', provokedBy: ['says so inside the layout, and Try again brings it back']},
  {situation: 'Page load failure', provokedBy: ['${kind} says why it is not there, and Retry brings it']},
  {situation: 'Profile or team call fails', provokedBy: ['leaves the text Logged In, and one internal error']},
  {situation: 'Token exchange fails', provokedBy: ['leaves the visitor logged out, without a word: ${token}']},
  {situation: 'Navbar item render failure', provokedBy: ['leads to a message that asks to check its configuration']},
  {
    situation: 'API error codes of the platform',
    provokedBy: ['names the scope that a 403 wants', 'tells of a fault of the API, and of a record that is not there'],
  },
];

/** What else fails around a public site: browsers, networks, hosts and clocks. */
export const surroundings: readonly ErrorRow[] = [
  {situation: 'Log-in window blocked', provokedBy: ['A popup that is blocked is told of politely']},
  {situation: 'Log-in window closed', provokedBy: ['A popup that the visitor closes ends nothing']},
  {situation: 'Log-in window left open', provokedBy: ['A popup that is left open for 11 minutes is too late']},
  {situation: 'Page reloaded during a log-in', provokedBy: ['A log-in completes though the page was loaded again']},
  {
    situation: 'Several tabs during a log-in',
    provokedBy: ['A duplicated tab holds the same attempt', 'Two tabs log in side by side'],
  },
  {
    situation: 'Hostile or broken log-in addresses',
    provokedBy: ['means nothing when it is opened by hand', 'stores no code with ${name}'],
  },
  {situation: 'Clock of the visitor a day off', provokedBy: ['With a clock a day ${direction}']},
  {situation: 'Session runs out while the computer sleeps', provokedBy: ['a page that slept past the expiry']},
  {
    situation: 'Storage denied, cookies blocked',
    provokedBy: ['Storage that is switched off', 'With storage denied and cookies blocked'],
  },
  {situation: 'Storage full', provokedBy: ['Storage that is full is told of']},
  {situation: 'Storage with foreign content', provokedBy: ['Whatever lies in storage, pages come alive']},
  {situation: 'Search host that never answers', provokedBy: ['shows that it waits for a silent host']},
  {situation: 'Search without network', provokedBy: ['searches offline once it is loaded']},
  {situation: 'Search modal crashes', provokedBy: ['A search modal that crashes closes']},
  {
    situation: 'Part of a page missing after a new deployment',
    provokedBy: [
      'is warned of and reloaded, which brings a new deployment',
      'is reloaded once only, and its text stays',
    ],
  },
  {situation: 'Slow or costly line', provokedBy: ['On a slow line', 'are not fetched on ${line}']},
  {situation: 'No script', provokedBy: ['Without script every page of ${name}']},
  {situation: 'Call: host down, refused by CORS', provokedBy: ['says both when no answer may be read']},
  {situation: 'Call: hangs', provokedBy: ['a call that hangs can be given up']},
  {situation: 'Call: network gone', provokedBy: ['tells of a network that is gone']},
  {situation: 'Call: very long or no text', provokedBy: ['of ten megabytes is offered as a file', 'that is no text']},
];
