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

/** The name of a language for the caption of a code block. Its identifier if the name is unknown. */
export const languageName = (language: string): string => NAMES[language] ?? language;
