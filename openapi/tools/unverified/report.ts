import {type Finding, countInferredScopes, findUnverified} from './findUnverified';
import {type Node} from '../../model/node';

/** A file of a description, with its path in the folder of the version. */
export interface SpecFile {
  readonly path: string;
  readonly document: Node;
}

export interface Report {
  /** Findings by resource, sorted by file. */
  readonly groups: ReadonlyMap<string, readonly Finding[]>;
  readonly total: number;
  readonly inferredScopes: number;
}

/** The resource of a file. Shared files are grouped by folder. */
const groupOf = (path: string): string => /^resources\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? '';
const baseName = (path: string): string => path.replace(/^.*\//, '').replace(/\.yaml$/, '');

/** The statements of a version to confirm. */
export function reportOn(files: readonly SpecFile[]): Report {
  const groups = new Map<string, Finding[]>();
  for (const {path, document} of [...files].sort((a, b) => a.path.localeCompare(b.path))) {
    const findings = findUnverified(document, baseName(path));
    if (findings.length > 0) groups.set(groupOf(path), [...(groups.get(groupOf(path)) ?? []), ...findings]);
  }
  return {
    groups,
    total: [...groups.values()].reduce((sum, findings) => sum + findings.length, 0),
    inferredScopes: files.reduce((sum, {document}) => sum + countInferredScopes(document), 0),
  };
}

/** The report of a version as text. */
export function formatReport(label: string, {groups, total, inferredScopes}: Report): string {
  const sections = [...groups].map(([group, findings]) =>
    [`\n${group} (${String(findings.length)})`, ...findings.map(({name, question}) => `  ${name}: ${question}`)].join(
      '\n',
    ),
  );
  return [
    `API ${label}`,
    ...sections,
    `\nAPI ${label}: ${String(total)} statements to confirm, ${String(inferredScopes)} inferred scopes`,
  ].join('\n');
}
