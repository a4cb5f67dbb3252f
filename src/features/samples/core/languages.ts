/** The languages of samples in display order, with the library or tool that sends the request, and the grammar in highlight.js. */
export const LANGUAGES = [
  {id: 'python', label: 'Python', library: 'http.client', highlight: 'python'},
  {id: 'curl', label: 'curl', library: 'curl', highlight: 'bash'},
  {id: 'csharp', label: 'C#', library: 'HttpClient', highlight: 'csharp'},
  {id: 'go', label: 'Go', library: 'net/http', highlight: 'go'},
  {id: 'nodejs', label: 'Node.js', library: 'fetch', highlight: 'javascript'},
  {id: 'ruby', label: 'Ruby', library: 'Net::HTTP', highlight: 'ruby'},
  {id: 'php', label: 'PHP', library: 'cURL', highlight: 'php'},
  {id: 'java', label: 'Java', library: 'Unirest', highlight: 'java'},
  {id: 'powershell', label: 'PowerShell', library: 'Invoke-RestMethod', highlight: 'powershell'},
  {id: 'dart', label: 'Dart', library: 'http', highlight: 'dart'},
  {id: 'javascript', label: 'JavaScript', library: 'fetch', highlight: 'javascript'},
  {id: 'c', label: 'C', library: 'libcurl', highlight: 'c'},
  {id: 'objective-c', label: 'Objective-C', library: 'NSURLSession', highlight: 'objectivec'},
  {id: 'ocaml', label: 'OCaml', library: 'Cohttp', highlight: 'ocaml'},
  {id: 'r', label: 'R', library: 'httr', highlight: 'r'},
  {id: 'swift', label: 'Swift', library: 'URLSession', highlight: 'swift'},
  {id: 'kotlin', label: 'Kotlin', library: 'OkHttp', highlight: 'kotlin'},
  {id: 'rust', label: 'Rust', library: 'reqwest', highlight: 'rust'},
] as const;

export type SampleLanguage = (typeof LANGUAGES)[number];
export type LanguageId = SampleLanguage['id'];

export const DEFAULT_LANGUAGE: LanguageId = 'curl';

/** `groupId` of language tabs in guides. */
export const LANGUAGE_GROUP = 'language';

/** Key of the visitor's language in local storage. Docusaurus derives it from the group. */
export const LANGUAGE_SLOT = `docusaurus.tab.${LANGUAGE_GROUP}`;

/** The languages that are visible without opening the menu, in their order. */
export const COMMON_LANGUAGES: readonly SampleLanguage[] = ['curl', 'nodejs', 'python', 'ruby'].flatMap((wanted) =>
  LANGUAGES.filter(({id}) => id === wanted),
);
