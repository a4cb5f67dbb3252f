/** The receiver programs of the guide about delivery headers, by language of its tabs. */
export const RECEIVERS: ReadonlyMap<string, string> = new Map([
  ['nodejs', 'receiver.mjs'],
  ['python', 'receiver.py'],
  ['ruby', 'receiver.rb'],
  ['php', 'receiver.php'],
  ['go', 'receiver.go'],
  ['java', 'Receiver.java'],
  ['csharp', 'Receiver.cs'],
]);
