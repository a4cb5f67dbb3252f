/** Settings of the build alone: options of plugins, the template of pages, what stands in the head of each. No page's script reads them. */
const OF_THE_BUILD = [
  'clientModules',
  'headTags',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** @param {unknown} value @param {string} file @returns {asserts value is Record<string, unknown>} */
function assertObject(value, file) {
  if (typeof value !== 'object' || value === null) {
    throw new Error(`${file} holds no object. The generator writes it in another way: adapt plugins/lean-client.`);
  }
}

/**
 * A loader for what the generator tells each page of the site: its configuration (a module with one object) and its
 * metadata (JSON, with a list of plugins). The object stays, without what only the build needs.
 * @this {{resourcePath: string}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanConfig(source) {
  const isJson = this.resourcePath.endsWith('.json');
  const start = isJson ? 0 : source.indexOf('{');
  /** @type {unknown} */
  const told = JSON.parse(source.slice(start).replace(/;\s*$/, ''));
  assertObject(told, this.resourcePath);
  const kept = isJson
    ? {...told, pluginVersions: {}}
    : Object.fromEntries(Object.entries(told).filter(([name]) => !OF_THE_BUILD.includes(name)));
  return isJson ? JSON.stringify(kept) : `export default ${JSON.stringify(kept)};`;
};
