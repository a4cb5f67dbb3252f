import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, LineCounter, type Node, isCollection, isNode, parseDocument} from 'yaml';
import {filesOf} from '../../../src/node/files';
import {keysOf} from '../../model/node';

interface Place {
  readonly file: string;
  readonly node: Node;
}

/** The files from which a description is bundled. */
export class Sources {
  private readonly files = new Map<string, {readonly document: Document; readonly lines: LineCounter}>();
  private readonly folder: string;

  constructor(private readonly root: string) {
    this.folder = path.dirname(root);
  }

  private read(file: string) {
    const lines = new LineCounter();
    const read = this.files.get(file) ?? {
      document: parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines}),
      lines,
    };
    this.files.set(file, read);
    return read;
  }

  private top(file: string): Place | undefined {
    const {contents} = this.read(file).document;
    return contents ? {file, node: contents} : undefined;
  }

  private child(place: Place | undefined, key: string): Place | undefined {
    const at = place && this.followed(place);
    const node = at && isCollection(at.node) ? at.node.get(key, true) : undefined;
    return at && isNode(node) ? {file: at.file, node} : undefined;
  }

  private followed(place: Place): Place {
    const reference = isCollection(place.node) ? place.node.get('$ref') : undefined;
    if (typeof reference !== 'string') return place;
    const [name = '', pointer = ''] = reference.split('#');
    const file = name === '' ? place.file : path.join(path.dirname(place.file), name);
    const target = keysOf(pointer).reduce<Place | undefined>((at, key) => this.child(at, key), this.top(file));
    return target ? this.followed(target) : place;
  }

  /** The deepest place on the way to a part. */
  private deepest(place: Place, [key, ...rest]: readonly string[]): Place {
    const child = key === undefined ? undefined : this.child(place, key);
    if (child) return this.deepest(child, rest);
    // The bundler copies the example of a body from the schemas of its parts (addExamples.ts).
    const schema = key === 'example' ? this.child(place, 'schema') : undefined;
    return schema ? this.inExample(schema, rest) : place;
  }

  private inExample(schema: Place, keys: readonly string[]): Place {
    const own = this.child(this.child(schema, 'examples'), '0');
    if (own) return this.deepest(own, keys);
    const [key = '', ...rest] = keys;
    const part = this.child(this.child(schema, 'properties'), key) ?? this.child(schema, 'items');
    return part ? this.inExample(part, rest) : this.followed(schema);
  }

  /** The bundler names a component as its file. */
  private component([place, , name = '', ...rest]: readonly string[]): Place | undefined {
    if (place !== 'components') return undefined;
    const file = filesOf(this.folder).find((one) => path.basename(one, '.yaml') === name);
    const top = file === undefined ? undefined : this.top(path.join(this.folder, file));
    return top && this.deepest(top, rest);
  }

  /** Where a part of the bundle comes from. */
  placeOf(pointer: string): {readonly file: string; readonly line: number} | undefined {
    const keys = keysOf(pointer);
    const top = this.top(this.root);
    const place = this.component(keys) ?? (top && this.deepest(top, keys));
    if (!place) return undefined;
    return {file: place.file, line: this.read(place.file).lines.linePos(place.node.range?.[0] ?? 0).line};
  }
}
