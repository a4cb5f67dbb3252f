import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';
import {LANGUAGES} from '../../src/features/samples/core/languages';
import type {SampleRequest} from '../../src/features/samples/core/request';
import {writeSample} from '../../src/features/samples/core/writeSample';
import {highlight} from '../code-blocks/highlight';
import {dereference} from '../reference-pages/dereference';
import {sampleRequest} from '../../src/features/samples/core/sampleRequest';
import {type Spec, operationsOf} from '../reference-pages/spec';
import {type Samples, insertSamples} from './insertSamples';

/** A request in every language, highlighted. */
async function samplesOf(request: SampleRequest): Promise<Samples> {
  const written = LANGUAGES.map(
    async (language) => [language.id, highlight(await writeSample(language.id, request), language.highlight)] as const,
  );
  return new Map(await Promise.all(written));
}

async function writeVersion({specPath, baseUrl}: ApiVersion, outDir: string): Promise<void> {
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  for (const operation of operationsOf(spec)) {
    const file = path.join(outDir, baseUrl, operation.operationId, 'index.html');
    const request = sampleRequest(dereference(spec, operation), spec.servers[0]?.url ?? '');
    try {
      const samples = await samplesOf(request);
      // Read and written at once: other plugins change the same file while samples are made.
      writeFileSync(file, insertSamples(readFileSync(file, 'utf8'), samples));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}.`, {cause: error});
    }
  }
}

/** Writes the samples of each operation into its page once all pages are there: as part of the pages' modules they would be most of the server's bundle. */
export default function codeSamples(): Plugin {
  return {
    name: 'code-samples',
    postBuild: async ({outDir}) => {
      for (const version of apiVersions) await writeVersion(version, outDir);
    },
  };
}
