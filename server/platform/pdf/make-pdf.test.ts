import { expect, test } from 'vitest'
import { makePdf } from './make-pdf.ts'
import { readDocument } from './read-document.ts'
import { drawnText } from './testing/drawn-text.ts'

const HTML = `<body><h1>outside</h1><main><header><button>Zurück</button><h1>AGB für Marken</h1></header>
  <p>Fassung 2026-11</p><p data-screen-only>Als <a href="/x">PDF</a></p>
  <section><h2>1. Was du be\u00ADkommst</h2><p>Du zeigst <b>deine</b> Marke:<br>„Größe“ &amp; 5 €.</p>
  <ul><li>Eins</li><li>Zwei</li></ul><dl><dt>Daten</dt><dd>Łódź</dd></dl></section></main><p>Fuß</p></body>`

test('a page is read as its headings, paragraphs and points', () => {
  expect(readDocument(HTML)).toEqual([
    { kind: 'h1', text: 'AGB für Marken' },
    { kind: 'p', text: 'Fassung 2026-11' },
    { kind: 'h2', text: '1. Was du bekommst' },
    { kind: 'p', text: 'Du zeigst deine Marke:\n„Größe“ & 5 €.' },
    { kind: 'li', text: 'Eins' },
    { kind: 'li', text: 'Zwei' },
    { kind: 'dt', text: 'Daten' },
    { kind: 'dd', text: 'Łódź' },
  ])
})

test('the PDF has a title, a language, tags for screen readers, and text that can be selected', async () => {
  const content = { title: 'AGB für Marken', author: 'Dropdeck', language: 'de', footer: 'Fassung 2026-11' } as const
  const many = Array.from({ length: 120 }, (_, n) => ({ kind: 'p', text: `Absatz ${n}` }) as const)
  const blocks = [...readDocument(HTML), ...many]
  const pdf = await makePdf({ ...content, createdAt: new Date(0), blocks })
  const file = pdf.toString('latin1')
  expect(file.startsWith('%PDF-1.7')).toBe(true)
  expect(file).toContain('/Lang (de)')
  expect(file).toContain('/DisplayDocTitle true')
  expect(file).toContain('/MarkInfo')
  for (const tag of ['/S /Document', '/S /H1', '/S /H2', '/S /P']) expect(file).toContain(tag)
  const text = drawnText(pdf)
  expect(text).toContain('Absatz 119')
  expect(text.replaceAll(/\s/g, '')).toContain('Lódz')
  expect([...file.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(2)
})
