/** As much of the bundler as is needed here; its own types do not know that a runtime module can be changed. */
interface RuntimeModule {
  readonly name: string;
  readonly source?: {source: Buffer};
}
interface Hook<Item> {
  tap(name: string, listener: (item: Item) => void): void;
}
interface Compiler {
  readonly hooks: {readonly thisCompilation: Hook<{readonly hooks: {readonly runtimeModule: Hook<RuntimeModule>}}>};
}

const NAME = 'without-build-hash';

/**
 * Takes the hash of the whole build out of the bundler's runtime. Style sheets with a hash in their names ask for it, and
 * nothing reads it; but it depends on the folder that the site is built in, and gives the runtime, which every page names,
 * another name in each.
 */
export const withoutBuildHash = {
  apply: ({hooks}: Compiler): void =>
    hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.runtimeModule.tap(NAME, ({name, source}) => {
        if (name === 'get_full_hash' && source) source.source = Buffer.from('');
      }),
    ),
};
