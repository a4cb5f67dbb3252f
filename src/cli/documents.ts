import path from 'node:path';
import {nearestName} from '../features/body-editor/core/nearestName';

/** What documents can name. */
export interface Project {
  /** Paths of the project's files, with slashes. */
  readonly files: readonly string[];
  readonly scripts: readonly string[];
  /** All words of its code. */
  readonly words: ReadonlySet<string>;
}

/** Folders that commands write. The tests of builds are in a folder with the same name. */
const WRITTEN =
  /^(?:build|release|reports|docs\/api|openapi\/dist|src\/i18n|node_modules|\.test-cache|\.build-next)(?:\/|$)(?!.*\.tsx?$)/;

/** Source files, which are named with or without their folder. */
const SOURCE = /^\.?[\w-][\w.-]*\.(?:ts|tsx|mts|cjs|mjs|css|yaml)$/;
const PATH = /^(?:\.{1,2}\/|\.(?=\w))?\w[\w.-]*(?:\/[\w.-]+)*\/?$/;
/** An export or another name of code: two humps, or constant case. */
const IDENTIFIER = /^(?:[a-z]+\d*[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+(?:_[A-Z]+)+)(?:\(.*\))?$/;

/** Every path of a project: files, also without their extension, and folders. */
function pathsOf(files: readonly string[]): ReadonlySet<string> {
  const folders = files.flatMap((file) =>
    file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/') || '.'),
  );
  return new Set([...files, ...files.map((file) => file.replace(/\.\w+$/, '')), ...folders]);
}

/** Returns the problems of a document: code spans that look like a path, an npm script or an export and aren't one, and dead links. */
export function documentCheck({files, scripts, words}: Project): (document: string, text: string) => string[] {
  const paths = pathsOf(files);
  const names = files.map((file) => path.posix.basename(file));
  const features = files.flatMap((file) => /^src\/features\/[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  /** Folders that documents leave out of paths, with their own. */
  const roots = ['.', 'src', 'src/features', 'plugins', 'plugins/lib', 'openapi/tools', 'tests', ...new Set(features)];
  const isIn = (folders: readonly string[], name: string): boolean =>
    folders.some((folder) => paths.has(path.posix.join(folder, name).replace(/\/$/, '')));

  const fix = (name: string, known: readonly string[]): string => {
    const nearest = nearestName(name, [...new Set(known)]);
    return nearest === undefined ? 'Correct or remove it.' : `Did you mean ${nearest}?`;
  };
  const wrongPath = (document: string, span: string): boolean => {
    // `src/features/<name>/core/` is a path up to its first variable part.
    const name = span.replace(/[<*{].*/, '');
    const folder = path.posix.dirname(document);
    if (!PATH.test(name) || WRITTEN.test(name) || WRITTEN.test(path.posix.join(folder, name)) || paths.has(span))
      return false;
    const folders = [folder, ...roots];
    const [first = ''] = name.split('/');
    const isPath = SOURCE.test(path.posix.basename(name)) || name.endsWith('/') || isIn(folders, first);
    return name.includes('/')
      ? isPath && !isIn(folders, name)
      : SOURCE.test(name) && !names.some((file) => file.endsWith(name));
  };
  const problemOf = (document: string, span: string): string | undefined => {
    if (wrongPath(document, span)) return `${span} isn't a file or folder. ${fix(path.posix.basename(span), names)}`;
    const [, script] = /^npm run ([\w:-]+)/.exec(span) ?? [];
    if (script !== undefined && !scripts.includes(script))
      return `package.json has no script ${script}. ${fix(script, scripts)}`;
    const identifier = span.replace(/\(.*/, '');
    if (IDENTIFIER.test(span) && !words.has(identifier))
      return `No code has ${identifier}. ${fix(identifier, [...words])}`;
    return undefined;
  };
  return (document, text) => {
    const at = (index: number, problem: string): string =>
      `${document}:${String(text.slice(0, index).split('\n').length)} ${problem}`;
    const spans = [...text.matchAll(/`([^`\n]+)`|^(npm run .*)$/gm)].flatMap(({1: code, 2: command = '', index}) => {
      const problem = problemOf(document, code ?? command);
      return problem === undefined ? [] : [at(index, problem)];
    });
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].flatMap(({1: target = '', index}) =>
      isIn([path.posix.dirname(document)], target)
        ? []
        : [at(index, `The link leads to ${target}, which isn't a file.`)],
    );
    return [...spans, ...links];
  };
}
