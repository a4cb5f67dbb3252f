import {describe, expect, test} from 'vitest';
import {homePage} from '../../../sandbox/start';
import {html, page} from '../../../sandbox/html';
import {readSimulatedErrors} from '../../../sandbox/sso/simulatedErrors';
import {logInPage} from '../../../sandbox/sso/loginPage';

describe('a page of the sandbox', () => {
  test('escapes values, also in attributes', () => {
    const value = `"><script>alert('1')</script>&`;
    const text = page('Title', html`<a href="${value}">${value}</a>`);
    expect(text).not.toContain('<script>');
    expect(text.match(/&quot;&gt;&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;&amp;/g)).toHaveLength(2);
  });

  test('has no script and no inline style', () => {
    const text = logInPage('/log-in/1', 'http://localhost:3000', []) + homePage([], '');
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });
});

describe('the form for simulated errors', () => {
  const read = (form: Readonly<Record<string, string>>) => readSimulatedErrors(new URLSearchParams(form));

  test.each(['0', 'soon', ''])('a token life of %j counts as two hours', (tokenLife) => {
    expect(read({tokenLife}).tokenLife).toBe(7200);
  });

  test.each(['constructor', '__proto__', 'no such'])('a choice of %j counts as normal', (token) => {
    expect(read({token}).token).toBe('normal');
  });
});
