import { expect, test } from 'vitest'
import { attachmentTypeOf, safeFileName } from './file-type.ts'

const text = (words: string) => new TextEncoder().encode(words)
const bytes = (...values: number[]) => new Uint8Array(values)

test.each([
  ['a.exe', bytes(0xff, 0xd8, 0xff, 0xe0), 'jpg'],
  ['a.png', text('\u0089PNG'), 'txt'],
  ['a.pdf', text('%PDF-1.7 …'), 'pdf'],
  ['produkte.csv', text('id;name\n1;Jäger'), 'csv'],
  ['produkte.csv', bytes(0x4a, 0xe4, 0x67, 0x65, 0x72), 'csv'],
  ['produkte.csv', bytes(0xff, 0xfe, 0x61, 0, 0x3b, 0), 'csv'],
  ['feed.xml', text('<?xml version="1.0"?><rss></rss>'), 'xml'],
  ['feed.txt', text('  <rss version="2.0"></rss>'), 'xml'],
  ['log.txt', text('1 < 2 and 3 > 2'), 'txt'],
  // What could run in a browser, under any name.
  ['photo.jpg', text('<!doctype html><script>alert(1)</script>'), null],
  ['photo.png', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), null],
  ['data.xml', text('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>'), null],
  ['data.csv', text('a,b\n<script>alert(1)</script>'), null],
  ['app.txt', bytes(0x4d, 0x5a, 0x90, 0, 3), null],
  ['archive.csv', bytes(0x50, 0x4b, 3, 4, 0, 0), null],
] as const)('%s is taken by its content', (name, content, type) => {
  expect(attachmentTypeOf(content, name)).toBe(type)
})

test.each([
  ['photo.jpeg', 'jpg', 'photo.jpeg'],
  ['photo.html', 'jpg', 'photo.html.jpg'],
  ['../../etc/passwd', 'txt', '__.._etc_passwd.txt'],
  ['rechnung\u202Efdp.exe', 'pdf', 'rechnung_fdp.exe.pdf'],
  ['a"\r\nx.csv', 'csv', 'a___x.csv'],
] as const)('the name %j ends like the content', (name, type, safe) => {
  expect(safeFileName(name, type)).toBe(safe)
})
