import {type Fields, textOf} from './store';

/** A person with the name and address as the API joins them. */
export function withNames(person: Fields): Fields {
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
  const email = textOf(person.email_address);
  return {
    ...person,
    display_name: name || email,
    full_email_address: name && email ? `"${name}" <${email}>` : email || null,
  };
}
