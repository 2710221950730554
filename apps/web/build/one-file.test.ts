import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { toOneFile } from './one-file.ts';

const html = '<html><head>\n<meta charset="utf-8" />\n</head><body><div id="root"></div>\n</body></html>';

function build(script: string) {
  return toOneFile({ html, css: 'p{color:red}', boot: 'early()', script });
}

function toHash(content = ''): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

it('given a script and styles, then the policy allows exactly them, before any of them', () => {
  const file = build('start()');
  const scripts = [...file.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => toHash(code));
  const styles = [...file.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => toHash(css));
  expect(scripts).toHaveLength(2);
  expect(file).toContain(`script-src ${scripts.join(' ')};`);
  expect(file).toContain(`style-src ${styles.join(' ')};`);
  expect(file).toContain(`default-src 'none'`);
  expect(file.indexOf('Content-Security-Policy')).toBeLessThan(file.indexOf('<style>'));
});

it('given a script with the end of its element in a text, then the element ends after it', () => {
  const file = build('start("</script><img src=x>", "$&")');
  expect(file.match(/<\/script>/g)).toHaveLength(2);
  expect(file).toContain(String.raw`start("<\/script><img src=x>", "$&")`);
});
