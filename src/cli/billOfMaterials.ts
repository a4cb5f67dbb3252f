import {createHash} from 'node:crypto';

/** As much of a CycloneDX document as is changed here. */
export interface Bill {
  readonly serialNumber: string;
  readonly metadata: {
    readonly timestamp: string;
    readonly component: {readonly name: string; readonly version: string; readonly type: string};
  };
}

/** What package.json says about the project. */
export interface Project {
  readonly name: string;
  readonly version: string;
}

export interface Commit {
  readonly hash: string;
  readonly time: Date;
}

/** A UUID that is the same for the same text (RFC 9562, version 8). */
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

/**
 * What `npm sbom` writes, about the project instead of the folder that it lies in, and with number and time of the commit
 * instead of the moment: two releases of a commit have the same document.
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
});
