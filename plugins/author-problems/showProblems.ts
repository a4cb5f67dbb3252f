import {report} from '../patch-checks/failOnMiss';
import {readProblems} from './problemsFile';

const NAME = 'author-problems';

/** The parts of the bundler's API that this plugin uses. */
interface Compilation {
  readonly errors: {readonly length: number; push(error: Error): void};
  readonly fileDependencies: {add(file: string): unknown};
}
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, listener: (compilation: Compilation) => void): void};
    readonly afterCompile: {tap(name: string, listener: (compilation: Compilation) => void): void};
  };
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
      for (const problem of readProblems(file)) report(compilation, new Error(problem));
    });
  },
});
