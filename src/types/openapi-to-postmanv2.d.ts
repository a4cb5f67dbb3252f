/** The parts of the converter in use. The package has no types. */
declare module 'openapi-to-postmanv2' {
  interface Conversion {
    readonly result: boolean;
    /** Why there is no collection. */
    readonly reason?: string;
    readonly output?: readonly {readonly type: string; readonly data: unknown}[];
  }
  type Done = (error: Error | null, conversion?: Conversion) => void;

  const converter: {
    convertV2(
      input: {readonly type: 'json'; readonly data: unknown},
      options: Readonly<Record<string, string | number | boolean>>,
      done: Done,
    ): void;
  };
  export default converter;
}
