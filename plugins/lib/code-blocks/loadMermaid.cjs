// The package supports only `import`, and Docusaurus's loader turns imports in TypeScript into `require`.
module.exports = () => import('beautiful-mermaid');
