import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {operationsOf} from '../../../../openapi/model/spec';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {guideOf} from '../../../../plugins/lib/guide-checks/guide-rules/guide';
import {claimOf, jsonFencesIn} from '../../../../plugins/lib/guide-checks/guide-rules/jsonFences';
import {apiVersions} from '../../../../src/config/apiVersions';
import {compareResponse} from '../../../../src/features/response-comparison/core/compareResponse';
import {isDifference} from '../../../../src/features/response-comparison/core/compareValue';
import {describedOperation} from '../../../../src/features/response-comparison/core/described';

// Reads all guides.
vi.setConfig({testTimeout: 60_000});

const FOLDER = 'docs/platform';

test('@answers-02 no response in a guide has a difference', () => {
  const spec = readPublished(apiVersions[0]);
  const operations = new Map(operationsOf(spec).map((operation) => [operation.operationId, operation]));
  const guides = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
  const found: string[] = [];
  let count = 0;
  for (const guide of guides) {
    for (const {line, meta, text} of jsonFencesIn(
      guideOf(guide, readFileSync(path.join(FOLDER, guide), 'utf8'), spec),
    )) {
      const claim = claimOf(meta);
      const operation = claim?.kind === 'response' ? operations.get(claim.name) : undefined;
      if (!claim || !operation) continue;
      const success = Object.keys(operation.responses ?? {}).find((status) => status.startsWith('2'));
      const response = {status: Number(claim.status ?? success), body: JSON.parse(text) as unknown};
      const described = describedOperation(spec, operation);
      const findings = compareResponse(described, {...response, isPartial: claim.partial}) ?? [];
      found.push(...findings.filter(isDifference).map(({kind, path: at}) => `${guide}:${String(line)} ${kind} ${at}`));
      count += 1;
    }
  }
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(20);
});
