/** Indents a program by one level, except empty lines. */
export const indented = (program: string, margin: string): string => program.replaceAll(/^(?=.)/gm, margin);
