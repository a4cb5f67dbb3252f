/** Where the requests of the form go: to the sandbox in the page, or to the API with the visitor's credential. */
export const TARGETS = ['sandbox', 'account'] as const;
export type Target = (typeof TARGETS)[number];

/** The target in a link or in the storage, which can contain anything. */
export const readTarget = (text: string | null): Target | undefined => TARGETS.find((target) => target === text);
