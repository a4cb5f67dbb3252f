/** A program one level further in; empty lines stay empty. */
export const indented = (program: string, margin: string): string => program.replaceAll(/^(?=.)/gm, margin);
