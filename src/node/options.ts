import {type ParseArgsConfig, parseArgs} from 'node:util';

type Parsed<Config extends ParseArgsConfig> = ReturnType<
  typeof parseArgs<Config & {options: {help: {type: 'boolean'}}}>
>;

/**
 * Options and arguments of the command. `--help` prints the usage and ends the process.
 * @param usage how to start it: `npm run mcp [-- folder]`
 * @param config options as `parseArgs` of Node takes them; without, all are refused
 * @throws with the usage when an option or argument is unknown
 */
export function readOptions<Config extends ParseArgsConfig = object>(usage: string, config?: Config): Parsed<Config> {
  try {
    const options = {...config?.options, help: {type: 'boolean', short: 'h'}} as const;
    const parsed = parseArgs({...config, options});
    if (parsed.values.help !== true) return parsed as Parsed<Config>;
  } catch (error) {
    // Node explains in further sentences how to pass such a word all the same.
    const [problem = ''] = (error as Error).message.split('. ');
    throw new Error(`${problem}. Usage: ${usage}`, {cause: error});
  }
  console.log(`Usage: ${usage}`);
  process.exit(0);
}
