import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const rss = (items: string) => `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa">]>
  <rss version="2.0"><channel><title>Feed</title><link>https://feed.test</link>${items}</channel></rss>`;
const item = (inside: string) => rss(`<item><title>T</title>${inside}</item>`);
const json = (items: object[]) => JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items });

describe('parseFeed', () => {
  it('[SHELL-04] reads RSS, newest first', () => {
    const text = rss(`
      <item><title>Old &amp; first</title><link>https://a.test/1</link>
        <description>Plain</description><pubDate>Wed, 01 Oct 2025 10:00:00 GMT</pubDate></item>
      <item><title><![CDATA[New <b>one</b>]]></title><link>https://a.test/2?a=1&amp;b=2</link>
        <description>&lt;p&gt;Rich &amp;amp; &lt;i&gt;short&lt;/i&gt;&lt;/p&gt;</description>
        <pubDate>Thu, 02 Oct 2025 10:00:00 +0200</pubDate></item>
      <item><title>Undated</title></item>`);
    expect(parseFeed(text)).toEqual([
      {
        title: 'New one',
        summary: 'Rich & short',
        url: 'https://a.test/2?a=1&b=2',
        publishedAt: '2025-10-02T08:00:00.000Z',
      },
      {
        title: 'Old & first',
        summary: 'Plain',
        url: 'https://a.test/1',
        publishedAt: '2025-10-01T10:00:00.000Z',
      },
      { title: 'Undated', summary: '', url: null, publishedAt: null },
    ]);
  });

  it('[SHELL-04] reads Atom and JSON Feed', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><entry><title>A</title>
      <link rel="alternate" href="https://a.test/x"/><summary>S</summary><updated>2025-10-01T00:00:00Z</updated></entry></feed>`;
    const expected = {
      title: 'A',
      summary: 'S',
      url: 'https://a.test/x',
      publishedAt: '2025-10-01T00:00:00.000Z',
    };
    expect(parseFeed(atom)).toEqual([expected]);
    const entry = { title: 'A', url: 'https://a.test/x', date_published: '2025-10-01' };
    expect(parseFeed(json([{ ...entry, content_html: '<p>S</p>' }]))).toEqual([expected]);
  });

  it.each([
    'http://a.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.test',
    'https://user:pass@a.test',
    'https://',
    '/path',
  ])('[SHELL-04] has no link to %s', (url) => {
    expect(parseFeed(item(`<link>${url}</link>`))[0]?.url).toBeNull();
    expect(parseFeed(json([{ title: 'T', url }]))[0]?.url).toBeNull();
  });

  it.each([
    ['<script>alert(1)</script>Hello<style>p{}</style>', 'Hello'],
    ['<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['Hello <b>you</b>\n\n<br>there', 'Hello you there'],
    ['1 &lt; 2 and a < b', '1 < 2 and a < b'],
    ['<scr<script>ipt>x', 'ipt>x'],
    ['\u202Eolleh\u200B', 'olleh'],
    ['&a; &#65; &#x1F600; &#xD800; &#99999999;', '&a; A 😀 &#xD800; &#99999999;'],
    ['x'.repeat(500), `${'x'.repeat(279)}…`],
  ])('[SHELL-04] of %s a person reads %s', (html, read) => {
    const feed = item(`<description><![CDATA[${html}]]></description>`);
    expect(parseFeed(feed)[0]?.summary).toBe(read);
  });

  it('[SHELL-04] expands no entity and reads at most twenty entries', () => {
    expect(parseFeed(item('<description>&a;&a;</description>'))[0]?.summary).toBe('&a;&a;');
    expect(parseFeed(rss('<item><title>T</title></item>'.repeat(50)))).toHaveLength(20);
  });

  it.each([
    '',
    '<html><title>x</title></html>',
    '{}',
    '[]',
    'null',
    '{"version":"https://jsonfeed.org/version/1"}',
  ])('[SHELL-04] %j is no feed', (text) => {
    expect(() => parseFeed(text)).toThrow();
  });

  it('[SHELL-04] whatever a field contains, it is one bounded line and never another link', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '</item>',
      '<item>',
      '&lt;',
      'a',
      ' ',
      '"',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const { title, summary, url } of parseFeed(
          item(`<description>${pieces.join('')}</description>`),
        )) {
          expect(title.length + summary.length).toBeLessThanOrEqual(420);
          expect(`${title}${summary}`).not.toMatch(/[\n\t]/);
          expect(url ?? 'https:').toMatch(/^https:/);
        }
      }),
    );
  });

  it.each(['<', '<![CDATA[', '<!--', '&', '<a', '<item>', '<item><title>'])(
    '[SHELL-04] a megabyte of %s is read in linear time',
    (piece) => {
      const startedAt = performance.now();
      parseFeed(rss(piece.repeat(1_000_000 / piece.length)));
      expect(performance.now() - startedAt).toBeLessThan(3_000);
    },
  );
});
