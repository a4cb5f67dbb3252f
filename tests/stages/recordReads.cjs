'use strict';
/*
 * Preloaded into every Node process of a stage (NODE_OPTIONS), and into those that it starts. Appends what the process reads
 * of the project to a file in STAGE_READS, one path a line: `r` what it reads or lists, `t` what it lists with all folders
 * below, `e` what it only looks for, `l` the list of files that Git knows. A program that isn't Node reads the files that its
 * arguments name.
 */
const childProcess = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const {fileURLToPath} = require('node:url');
const {syncBuiltinESMExports} = require('node:module');
const {threadId} = require('node:worker_threads');

const root = path.join(__dirname, '..', '..') + path.sep;
const folder = process.env.STAGE_READS;
const option = `--require=${__filename}`;

const log = fs.openSync(path.join(folder, `${process.pid}-${threadId}`), 'a');
const {existsSync, statSync, writeSync} = fs;
const known = new Set();
/** Packages count by the lockfile. */
const PACKAGES = /[ /]node_modules[/\n]/;

function record(kind, file) {
  const name = file instanceof URL ? file.protocol === 'file:' && fileURLToPath(file) : file;
  if (typeof name !== 'string' && !Buffer.isBuffer(name)) return;
  const full = path.resolve(String(name));
  if (!full.startsWith(root) && full + path.sep !== root) return;
  const line = `${kind} ${full.slice(root.length)}\n`;
  // A built file can have the word in its name.
  if (PACKAGES.test(line) || known.has(line)) return;
  known.add(line);
  writeSync(log, line);
}

/** Records the first argument of calls of a method. */
function watch(owner, names, kind, isRead = () => true) {
  for (const name of names) {
    const original = owner[name];
    owner[name] = Object.assign(function (...args) {
      if (isRead(args)) record(kind, args[0]);
      return original.apply(this, args);
    }, original);
  }
}

/** Whether a file is opened for reading: flags are `r` by default. */
const isForReading = ([, flags]) => typeof flags !== 'string' || flags.startsWith('r');

for (const [owner, end] of [
  [fs, ''],
  [fs, 'Sync'],
  [fs.promises, ''],
]) {
  const named = (...names) => names.map((name) => name + end).filter((name) => name in owner);
  watch(owner, named('readFile', 'opendir', 'readlink', 'copyFile', 'cp'), 'r');
  watch(owner, named('readdir'), 'r', ([, options]) => !options?.recursive);
  watch(owner, named('readdir'), 't', ([, options]) => options?.recursive);
  watch(owner, named('open'), 'r', isForReading);
  watch(owner, named('exists', 'stat', 'lstat', 'access'), 'e');
}

/** What a child reads: the files that its arguments name, and the list of files that it gets from Git. */
function recordChild(file, args, cwd = process.cwd()) {
  if (path.basename(file) === 'git' && args.includes('ls-files')) {
    const patterns = args.includes('--') ? args.slice(args.lastIndexOf('--') + 1) : [];
    for (const pattern of patterns.length > 0 ? patterns : ['']) record('l', path.resolve(String(cwd), pattern));
  }
  for (const arg of args) {
    const named = path.resolve(String(cwd), String(arg));
    // It can be a text that is too long for a path.
    if (existsSync(named) && statSync(named).isFile()) record('r', named);
  }
}

/** An environment in which Node records as well, even if a test gives the child one of its own. That of another record stays. */
function recording(env) {
  const {NODE_OPTIONS: options = '', STAGE_READS: other = folder} = env;
  return options.includes(option) || other !== folder
    ? env
    : {...env, STAGE_READS: folder, NODE_OPTIONS: `${options} ${option}`.trim()};
}

const {spawn} = childProcess.ChildProcess.prototype;
childProcess.ChildProcess.prototype.spawn = function (options) {
  recordChild(options.file, options.args ?? [], options.cwd);
  const env = Object.fromEntries((options.envPairs ?? []).map((pair) => pair.match(/^(.[^=]*)=([^]*)$/).slice(1)));
  const envPairs = Object.entries(recording(env)).map(([name, value]) => `${name}=${value}`);
  return spawn.call(this, {...options, envPairs});
};
for (const name of ['spawnSync', 'execFileSync']) {
  const original = childProcess[name];
  childProcess[name] = (file, ...rest) => {
    const args = Array.isArray(rest[0]) ? rest.shift() : [];
    const options = rest[0] ?? {};
    recordChild(file, args, options.cwd);
    return original(file, args, {...options, env: recording(options.env ?? process.env)});
  };
}
syncBuiltinESMExports();
