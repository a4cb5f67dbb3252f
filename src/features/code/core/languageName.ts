const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  mjs: 'JavaScript',
  python: 'Python',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  yaml: 'YAML',
};

/** What readers call the language of a fence: the caption of a block without a title. Its identifier, where no name is known. */
export const languageName = (language: string): string => NAMES[language] ?? language;
