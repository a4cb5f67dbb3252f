import type {Colors} from './card';

const NAMES = {
  ground: '--color-ground',
  ink: '--color-ink',
  inkSoft: '--color-ink-soft',
  accent: '--color-accent',
} as const satisfies Record<keyof Colors, string>;

/** The colors of a card from the design tokens. @throws when a token is missing */
export function colorsOf(css: string): Colors {
  const valueOf = (name: string): string => {
    const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1];
    if (!value)
      throw new Error(
        `src/css/tokens.css has no ${name}. Give it one, or change plugins/page-output/social-cards/colors.ts.`,
      );
    return value.trim();
  };
  const entries = Object.entries(NAMES).map(([color, name]) => [color, valueOf(name)]);
  return Object.fromEntries(entries) as Colors;
}
