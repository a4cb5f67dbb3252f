import fc from 'fast-check';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {highlight} from '../../../../src/features/code/core/highlight';

import {highlightTree} from '../../../../src/features/samples/core/highlightTree';
import type {JsonValue} from '../../../../src/features/samples/core/jsonText';
import {LANGUAGES} from '../../../../src/features/samples/core/languages';
import {loadTarget, writeSample} from '../../../../src/features/samples/core/writeSample';

test.each(LANGUAGES)(
  '@api-02 a live sample in $label has the colors of the build',
  async ({id, highlight: name}) => {
    const {grammar} = await loadTarget(id);
    await fc.assert(
      fc.asyncProperty(fc.string({unit: 'grapheme'}), fc.jsonValue(), async (text, body) => {
        const code = await writeSample(id, {
          method: 'POST',
          url: 'https://api.example.com/v2/people',
          query: [{name: 'name', value: text}],
          headers: [{name: 'X-Text', value: text}],
          body: {text, html: `<b class="x">${text}</b>`, css: 'css`a{}`', body: body as JsonValue},
        });
        const live = toHtml({type: 'root', children: highlightTree(code, id, grammar) as ElementContent[]});
        expect(live).toBe(highlight(code, name));
        expect(live).toContain('hl-');
      }),
      {numRuns: 60},
    );
  },
  60_000,
);
