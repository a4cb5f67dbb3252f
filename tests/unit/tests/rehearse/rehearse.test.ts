import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {applyChanges, changes} from '../../../rehearse/changes';

const CONFIG = "export default {\n  future: {experimental_faster: {}},\n  onBrokenLinks: 'throw',\n};\n";
const RENAME = {file: 'config.ts', from: 'experimental_faster: {', to: 'faster: {', why: 'It has another name.'};

let folder: string;
const config = (): string => readFileSync(path.join(folder, 'config.ts'), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  writeFileSync(path.join(folder, 'config.ts'), CONFIG);
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('The changes that an upgrade needs', () => {
  test('@code-03 are applied to the copy of the sources, one after the other', () => {
    const second = {file: 'config.ts', from: 'faster: {}', to: 'faster: true', why: 'It is shorter.'};
    applyChanges(folder, [RENAME, second]);
    expect(config()).toBe(CONFIG.replace('experimental_faster: {}', 'faster: true'));
  });

  test('@code-03 fail with file, text and fix when they match nothing, and write nothing', () => {
    const missing = {...RENAME, from: 'experimental_slower'};
    expect(() => applyChanges(folder, [RENAME, missing])).toThrow(
      'config.ts has "experimental_slower" 0 times instead of once. Correct or remove the change in tests/rehearse/changes.ts.',
    );
    expect(config()).toBe(CONFIG);
  });

  test('@code-03 fail when they match twice, because they could edit the wrong place', () => {
    writeFileSync(path.join(folder, 'config.ts'), CONFIG + CONFIG);
    expect(() => applyChanges(folder, [RENAME])).toThrow('2 times instead of once');
  });

  test.each(changes)('@code-03 match the sources: $from in $file', ({file, from}) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  });
});
