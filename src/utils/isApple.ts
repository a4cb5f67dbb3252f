/** Whether the visitor's keyboard has Command in place of Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
