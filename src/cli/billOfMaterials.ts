import {createHash} from 'node:crypto';

/** The parts of a CycloneDX document that change here. */
export interface Bill {
  readonly serialNumber: string;
  readonly metadata: {
    readonly timestamp: string;
    readonly component: {readonly name: string; readonly version: string; readonly type: string};
  };
  readonly components: readonly {readonly name: string; readonly purl: string}[];
}

/** Fields of package.json. */
export interface Project {
  readonly name: string;
  readonly version: string;
}

export interface Commit {
  readonly hash: string;
  readonly time: Date;
}

/** A UUID derived from a text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** The name in a package URL: `pkg:npm/%40redocly/ajv@8.18.0`. npm names a package by its folder, which can be an alias. */
const nameIn = (purl: string): string => decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]*$/g, ''));

/**
 * The output of `npm sbom` with the name of the project instead of its folder, and with ID and time of the commit, so that
 * two releases of a commit have the same document.
 */
export const describeCommit = <Document extends Bill>(
  bill: Document,
  {name, version}: Project,
  {hash, time}: Commit,
): Document => ({
  ...bill,
  serialNumber: `urn:uuid:${uuidOf(`${name}@${version} ${hash}`)}`,
  metadata: {
    ...bill.metadata,
    timestamp: time.toISOString(),
    component: {...bill.metadata.component, type: 'application', name, version},
  },
  components: bill.components.map((one) => ({...one, name: nameIn(one.purl)})),
});
