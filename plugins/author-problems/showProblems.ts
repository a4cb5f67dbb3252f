import {stripVTControlCharacters} from 'node:util';
import {report} from '../lib/patch-checks/failOnMiss';
import {mdxFault} from './mdxFault';
import {readProblems} from './problemsFile';

const NAME = 'author-problems';

/** The parts of the bundler's API that this plugin uses. */
interface Compilation {
  readonly errors: Error[];
  readonly fileDependencies: {add(file: string): unknown};
}
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, listener: (compilation: Compilation) => void): void};
    readonly afterCompile: {tap(name: string, listener: (compilation: Compilation) => void): void};
  };
}

/** Replaces the errors of MDX files, which hold stacks and JSON, by one line each. */
function shortenFaults(errors: Error[]): void {
  for (const [index, {message}] of [...errors].entries()) {
    const fault = mdxFault(stripVTControlCharacters(message));
    if (fault !== undefined) errors.splice(index, 1, Object.assign(new Error(fault), {hideStack: true}));
  }
}

/** A bundler plugin that makes the lines of the problems file errors of the bundle, which the page then shows. */
export const showProblems = (file: string): {readonly apply: (compiler: Compiler) => void} => ({
  apply: ({hooks}) => {
    let main: Compilation | undefined;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      main = compilation;
      compilation.fileDependencies.add(file);
    });
    hooks.afterCompile.tap(NAME, (compilation) => {
      // An error in the compilation of the HTML template would replace the page, which could then not follow the fix.
      if (compilation !== main) return;
      shortenFaults(compilation.errors);
      for (const problem of readProblems(file)) report(compilation, new Error(problem));
    });
  },
});
