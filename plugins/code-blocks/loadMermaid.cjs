// The package is an ES module for `import` alone, and the generator's loader turns the imports of TypeScript into `require`.
module.exports = () => import('beautiful-mermaid');
