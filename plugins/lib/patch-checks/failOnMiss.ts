interface Hook<Item> {
  tap(options: string | {readonly name: string; readonly stage: number}, listener: (item: Item) => void): void;
}
/** A request for a module, before the bundler looks for its file. */
interface Request {
  request: string;
  readonly contextInfo: {readonly issuer: string};
}
/** The parts of the bundler's API that patches use. Rspack's types don't let a runtime module's source change. */
interface Compilation {
  readonly errors: {readonly length: number; push(error: Error): void};
  readonly warnings: Iterable<{readonly message: string}>;
  readonly hooks: {
    readonly finishModules: Hook<Iterable<{readonly resource?: string}>>;
    readonly runtimeModule: Hook<{readonly name: string; readonly source?: {source: Buffer}}>;
    readonly processAssets: Hook<unknown>;
  };
}
export interface BundlerPlugin {
  readonly apply: (compiler: {
    readonly hooks: {
      readonly normalModuleFactory: Hook<{readonly hooks: {readonly beforeResolve: Hook<Request>}}>;
      readonly thisCompilation: Hook<Compilation>;
    };
  }) => void;
}

/** Why a patch has no effect, and where to look. @param owner its file or folder in plugins/ */
export const missed = (owner: string, expected: string): Error =>
  new Error(`plugins/${owner}: ${expected}. plugins/README.md says what the patch is for.`);

/** The last stage of `processAssets` (`PROCESS_ASSETS_STAGE_REPORT`). Minimizers have warned, and all errors are known. */
const REPORT = 5000;

/**
 * A bundler plugin that fails the bundle when a patch has matched nothing.
 * @param misses gets the paths of all modules and all warnings, and returns what the patches didn't find
 */
export const failOnMiss = (
  misses: (modules: readonly string[], warnings: readonly string[]) => readonly Error[],
): BundlerPlugin => ({
  apply: ({hooks}) =>
    hooks.thisCompilation.tap('patches', (compilation) => {
      let files: readonly string[] = [];
      compilation.hooks.finishModules.tap('patches', (modules) => {
        files = [...modules].flatMap(({resource}) => resource ?? []);
      });
      compilation.hooks.processAssets.tap({name: 'patches', stage: REPORT}, () => {
        // A bundle with errors is incomplete.
        if (compilation.errors.length > 0) return;
        const warnings = [...compilation.warnings].map(({message}) => message);
        // Without the stack, which would name only this file.
        for (const error of misses(files, warnings)) compilation.errors.push(Object.assign(error, {hideStack: true}));
      });
    }),
});
