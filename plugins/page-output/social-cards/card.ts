/** The texts of a social card. */
export interface Card {
  /** The section of a guide, or the version of an API. */
  readonly section: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
}

/** Colors of the site, by the names of their tokens. */
export interface Colors {
  readonly ground: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly accent: string;
}

/** A node for satori: an object like a React element. */
export interface Node {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: Node | string | readonly (Node | string)[];
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
  };
}

/** Size in pixels for Open Graph and the large card of X. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

const TEXT_WIDTH = 1040;
/** Longer titles are smaller, with at most two lines. */
const LONG_TITLE = 34;
/** Characters that fit in three lines of a description. */
const LONGEST_DESCRIPTION = 150;

const box = (style: NonNullable<Node['props']['style']>, children: readonly (Node | string)[] | string): Node => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** Truncates a text at a word. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/[\s,;:.]+\S*$/, '')}…`;
}

const brand = ({ink}: Colors, logo: string): Node =>
  box({alignItems: 'center', fontSize: 34, color: ink}, [
    {type: 'img', props: {src: logo, width: 56, height: 56}},
    box({marginLeft: 20, fontWeight: 600}, 'Salesloft'),
    box({marginLeft: 10}, 'for Developers'),
  ]);

/**
 * The card as a tree of boxes: the brand, then section, title and description at the bottom.
 * @param logo data URI
 */
export function cardTree({section, title, description}: Card, colors: Colors, logo: string): Node {
  const {ground, ink, inkSoft, accent} = colors;
  return box(
    {
      ...CARD_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px',
      backgroundColor: ground,
      borderBottom: `16px solid ${accent}`,
      fontFamily: 'Inter',
    },
    [
      brand(colors, logo),
      box({flexDirection: 'column', width: TEXT_WIDTH}, [
        box({fontSize: 30, fontWeight: 600, color: accent}, section),
        box(
          {marginTop: 16, fontSize: title.length > LONG_TITLE ? 60 : 76, fontWeight: 600, lineHeight: 1.12, color: ink},
          title,
        ),
        box(
          {marginTop: 24, fontSize: 32, lineHeight: 1.4, color: inkSoft},
          shortened(description, LONGEST_DESCRIPTION),
        ),
      ]),
    ],
  );
}
