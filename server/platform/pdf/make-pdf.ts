import PDFDocument from 'pdfkit'
import type { Language } from '#contract/vocabulary.ts'
import { startTimeSlice } from '../load/time-slice.ts'
import type { Block } from './read-document.ts'
import { type PdfTable, writeTable } from './write-table.ts'

interface PdfContent {
  readonly title: string
  readonly author: string
  readonly language: Language
  /** Printed below every page, with its number. */
  readonly footer: string
  readonly createdAt: Date
  readonly blocks: readonly (Block | PdfTable)[]
}

type Doc = InstanceType<typeof PDFDocument>

const MARGIN = 64
const LOOKS: Readonly<Record<Block['kind'], { font: string; size: number; before: number; tag: string }>> = {
  h1: { font: 'Helvetica-Bold', size: 22, before: 0, tag: 'H1' },
  h2: { font: 'Helvetica-Bold', size: 14, before: 16, tag: 'H2' },
  h3: { font: 'Helvetica-Bold', size: 12, before: 12, tag: 'H3' },
  p: { font: 'Helvetica', size: 10.5, before: 6, tag: 'P' },
  li: { font: 'Helvetica', size: 10.5, before: 4, tag: 'P' },
  dt: { font: 'Helvetica-Bold', size: 9, before: 6, tag: 'P' },
  dd: { font: 'Helvetica', size: 10.5, before: 1, tag: 'P' },
}

/** What the fonts of every PDF reader contain (WinAnsi). */
const PRINTABLE = /[\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '→': '>' }

function printable(character: string): string {
  if (PRINTABLE.test(character)) return character
  const plain = LETTERS[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return [...plain].every((part) => PRINTABLE.test(part)) ? plain : '?'
}

export const printed = (text: string): string => [...text].map(printable).join('')

/** A PDF with a title, a language, structure tags for screen readers, and text that can be selected. */
export async function makePdf({ title, author, language, footer, createdAt, blocks }: PdfContent): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: printed(title), Author: printed(author), CreationDate: createdAt },
  })
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  await writeBlocks(doc, blocks)
  writeFooters(doc, printed(footer))
  doc.end()
  return finished
}

/** In slices, so that a long document does not hold up other requests. */
async function writeBlocks(doc: Doc, blocks: PdfContent['blocks']): Promise<void> {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const slice = startTimeSlice()
  for (const block of blocks) {
    if (block.kind === 'table') writeTable({ doc, parent: root, printed }, block)
    else root.add(doc.struct(LOOKS[block.kind].tag, {}, () => writeText(doc, block)))
    if (slice.isOver()) await slice.next()
  }
  root.end()
}

function writeText(doc: Doc, { kind, text }: Block): void {
  const { font, size, before, tag } = LOOKS[kind]
  doc.font(font).fontSize(size)
  // A heading stays with the lines that it belongs to.
  if (tag.startsWith('H') && doc.y > doc.page.height - MARGIN - 110) doc.addPage()
  else doc.y += before
  doc.text(printed(kind === 'li' ? `•  ${text}` : text), { lineGap: 2.5 })
}

function writeFooters(doc: Doc, footer: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // Otherwise text below the margin begins a new page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(8)
    doc.text(`${footer} · ${page - start + 1}/${count}`, MARGIN, doc.page.height - 40, { lineBreak: false })
    doc.endMarkedContent()
  }
}
