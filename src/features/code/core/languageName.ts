const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  csharp: 'C#',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  mjs: 'JavaScript',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  yaml: 'YAML',
};

/** The name of a language for the caption of a code block. Its identifier if the name is unknown. */
export const languageName = (language: string): string => NAMES[language] ?? language;
