import {type Html, html} from './html';

/** Options of a field that simulates an error: form value to label. */
export type Choices = Readonly<Record<string, string>>;

export const selectField = (name: string, label: string, choices: Choices): Html =>
  html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${
        // Numeric keys come first in an object, but the normal case should.
        Object.entries(choices)
          .sort(([one], [other]) => Number(other === 'normal') - Number(one === 'normal'))
          .map(([value, text]) => html`<option value="${value}">${text}</option>`)
      }
    </select>`;

/** The selected option of a field. Unknown values count as normal. */
export function readChoice<Choice extends string>(
  form: URLSearchParams,
  field: string,
  choices: Readonly<Record<Choice, string>>,
): Choice {
  const value = form.get(field) ?? '';
  return (Object.hasOwn(choices, value) ? value : 'normal') as Choice;
}
