/** The parts of the bundler's API that patches use. Rspack's types don't let a runtime module's source change. */
interface Hook<Item> {
  tap(name: string, listener: (item: Item) => void): void;
}
interface Compilation {
  readonly errors: {readonly length: number; push(error: Error): void};
  readonly hooks: {
    readonly finishModules: Hook<Iterable<{readonly resource?: string}>>;
    readonly runtimeModule: Hook<{readonly name: string; readonly source?: {source: Buffer}}>;
    readonly processAssets: Hook<unknown>;
  };
}
export interface BundlerPlugin {
  readonly apply: (compiler: {readonly hooks: {readonly thisCompilation: Hook<Compilation>}}) => void;
}

/** Why a patch has no effect, and where to look. */
export const missed = (owner: string, expected: string): Error =>
  new Error(`plugins/${owner} patches nothing: ${expected}. plugins/README.md says what the patch is for.`);

/** Adds an error to a bundle, without its stack, which would name only this file. */
export function report({errors}: Pick<Compilation, 'errors'>, error: Error): void {
  errors.push(Object.assign(error, {hideStack: true}));
}

/**
 * A bundler plugin that fails the bundle when a patch has matched nothing.
 * @param owner the folder of the patch in plugins/
 * @param misses gets the paths of all modules, and returns what the patch didn't find
 */
export const failOnMiss = (
  owner: string,
  misses: (modules: readonly string[]) => readonly string[],
): BundlerPlugin => ({
  apply: ({hooks}) =>
    hooks.thisCompilation.tap(owner, (compilation) => {
      let expected: readonly string[] = [];
      compilation.hooks.finishModules.tap(owner, (modules) => {
        expected = misses([...modules].flatMap(({resource}) => resource ?? []));
      });
      compilation.hooks.processAssets.tap(owner, () => {
        // A bundle with errors is incomplete, and all errors are known only here.
        if (compilation.errors.length > 0) return;
        for (const one of expected) report(compilation, missed(owner, one));
      });
    }),
});

/** Replacement files that are not in the bundle, so they replaced nothing. */
export const withoutModule = (files: readonly string[], modules: readonly string[]): string[] =>
  files.filter((file) => !modules.includes(file)).map((file) => `no module of the bundle is ${file}`);
