import {strToU8, zipSync} from 'fflate';

/** The same in each build. In local time, which the format of zip files has. */
const TIME = new Date(1980, 0, 1);

/** A zip file of files by name, the same for the same files. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
    {mtime: TIME, level: 9},
  );
