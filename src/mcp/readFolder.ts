import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ReadFile} from './site';

/** Reads files of a folder, and nothing outside of it. */
export const readFolder =
  (folder: string): ReadFile =>
  async (pathname) => {
    const root = path.resolve(folder);
    const file = path.join(root, path.posix.normalize(`/${pathname}`));
    if (!file.startsWith(root + path.sep) || file.includes('\0')) return undefined;
    try {
      return await readFile(file, 'utf8');
    } catch {
      // It doesn't exist, or is a folder.
      return undefined;
    }
  };
