/** The parts of the bundler's API that patches use. Rspack's types don't let a runtime module's source change. */
interface Hook<Item> {
  tap(options: string | {readonly name: string; readonly stage: number}, listener: (item: Item) => void): void;
}
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
  readonly apply: (compiler: {readonly hooks: {readonly thisCompilation: Hook<Compilation>}}) => void;
}

/** Why a patch has no effect, and where to look. */
export const missed = (owner: string, expected: string): Error =>
  new Error(`plugins/${owner} patches nothing: ${expected}. plugins/README.md says what the patch is for.`);

/** Adds an error to a bundle, without its stack, which would name only this file. */
export function report({errors}: Pick<Compilation, 'errors'>, error: Error): void {
  errors.push(Object.assign(error, {hideStack: true}));
}

/** The last stage of `processAssets` (`PROCESS_ASSETS_STAGE_REPORT`). Minimizers have warned, and all errors are known. */
const REPORT = 5000;

/**
 * A bundler plugin that fails the bundle when a patch has matched nothing.
 * @param owner the folder of the patch in plugins/
 * @param misses gets the paths of all modules and all warnings, and returns what the patch didn't find
 */
export const failOnMiss = (
  owner: string,
  misses: (modules: readonly string[], warnings: readonly string[]) => readonly string[],
): BundlerPlugin => ({
  apply: ({hooks}) =>
    hooks.thisCompilation.tap(owner, (compilation) => {
      let files: readonly string[] = [];
      compilation.hooks.finishModules.tap(owner, (modules) => {
        files = [...modules].flatMap(({resource}) => resource ?? []);
      });
      compilation.hooks.processAssets.tap({name: owner, stage: REPORT}, () => {
        // A bundle with errors is incomplete.
        if (compilation.errors.length > 0) return;
        const warnings = [...compilation.warnings].map(({message}) => message);
        for (const expected of misses(files, warnings)) report(compilation, missed(owner, expected));
      });
    }),
});

/** Files and patterns of files that are not in the bundle, so a patch with them changes nothing. */
export const withoutModule = (expected: readonly (string | RegExp)[], modules: readonly string[]): string[] =>
  expected
    .filter((one) => !modules.some((file) => (typeof one === 'string' ? one === file : one.test(file))))
    .map((one) => `no module of the bundle is ${String(one)}`);
