// Change: ejected. Docusaurus 3.8 and later write a BreadcrumbList here. plugins/page-output/jsonLd.ts writes ours, with the
// parents that the page shows. Docusaurus 3.7 has no such component and ignores this one.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
