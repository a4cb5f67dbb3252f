import {parseTree} from 'jsonc-parser';
import {describe, expect, test} from 'vitest';
import {dereference} from '../../../../openapi/model/dereference';
import {type Schema, type Spec, mainMedia, operationsOf} from '../../../../openapi/model/spec';
import {completionsAt} from '../../../../src/features/body-editor/core/completions';
import {applyEdit, removalEdit, valueEdit} from '../../../../src/features/body-editor/core/edits';
import {formatJson} from '../../../../src/features/body-editor/core/formatJson';
import {rowsOf, shownText} from '../../../../src/features/body-editor/core/rows';
import {spec} from '../../support/publishedSpec';

const document = spec as unknown as Spec;

const bodies = operationsOf(document).flatMap((operation) => {
  const media = mainMedia(dereference(document, operation).requestBody?.content)?.[1];
  const {schema, example} = media ?? {};
  return schema?.properties
    ? [{id: operation.operationId, schema, example: JSON.stringify(example ?? {}, null, 2)}]
    : [];
});

const itemsAt = (text: string, position: number, schema: Schema) =>
  completionsAt(text, position, {schema, idsFor: () => [], now: new Date(0)}).items;

describe.each(bodies)('Body of $id', ({schema, example}) => {
  test('@form-02 all its names are completed, and each choice is JSON but for its value', () => {
    const items = itemsAt('{"', 2, schema);
    expect(items.map(({label}) => label).sort()).toEqual(Object.keys(schema.properties ?? {}).sort());
    expect(items.slice(0, schema.required?.length).every(({isRequired}) => isRequired)).toBe(
      (schema.required?.length ?? 0) > 0 || items.every(({isRequired}) => isRequired),
    );
    for (const {edit, caret} of itemsAt('{}', 1, schema)) {
      const after = applyEdit('{}', edit);
      const whole = after.slice(0, caret) + (after[caret - 1] === ' ' ? 'null' : '') + after.slice(caret);
      expect(() => JSON.parse(whole) as unknown).not.toThrow();
    }
  });

  test('@form-02 no name of its example is offered again, also while the text is cut off', () => {
    const names = Object.keys(JSON.parse(example) as object);
    const cut = example.slice(0, example.lastIndexOf('}')).trimEnd();
    const labels = itemsAt(`${cut},\n  "`, cut.length + 5, schema).map(({label}) => label);
    expect(labels.filter((label) => names.includes(label))).toEqual([]);
    expect(labels).toHaveLength(Object.keys(schema.properties ?? {}).length - names.length);
  });

  test('@form-03 each value of its example has a row, and is set and removed alone', () => {
    expect(formatJson(example)).toBe(example.replaceAll(/[[{]\s+[\]}]/g, (part) => part.replaceAll(/\s/g, '')));
    for (const {path, node} of rowsOf(schema, parseTree(example))) {
      if (!node) continue;
      const raw = example.slice(node.offset, node.offset + node.length);
      expect(applyEdit(example, valueEdit(example, path, raw))).toBe(example);
      const edit = removalEdit(example, path);
      const without = edit ? applyEdit(example, edit) : example;
      const again = applyEdit(without, valueEdit(without, path, raw));
      expect(JSON.parse(again)).toEqual(JSON.parse(example));
      expect(rowsOf(schema, parseTree(without)).find((row) => row.id === path.join('.'))?.node).toBeUndefined();
      expect(shownText(example, node)).not.toBe('');
    }
  });
});
