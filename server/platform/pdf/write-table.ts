import type PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Doc['struct']>

export interface PdfTable {
  readonly kind: 'table'
  readonly head: readonly PdfColumn[]
  readonly rows: readonly (readonly string[])[]
}

interface PdfColumn {
  readonly name: string
  /** Part of the width; together 1. */
  readonly share: number
  /** Amounts stand at the right. */
  readonly isAmount?: true
}

const SIZE = 8.5
const LINE = 16
const BEFORE = 8
const RULE = '#999999'

interface Place {
  readonly doc: Doc
  readonly parent: Structure
  /** As the fonts can print it. */
  readonly printed: (text: string) => string
}

/** Draws a table whose rows have one line each; the head is repeated on every page. Tagged for screen readers. */
export function writeTable({ doc, parent, printed }: Place, { head, rows }: PdfTable): void {
  const { left, right, bottom } = doc.page.margins
  const width = doc.page.width - left - right
  const table = doc.struct('Table')
  parent.add(table)

  function drawRow(texts: readonly string[], tag: 'TH' | 'TD'): void {
    const { y } = doc
    const row = doc.struct('TR')
    table.add(row)
    let x = left
    for (const [at, { share, isAmount }] of head.entries()) {
      const cell = { at: x, width: share * width - 4 }
      row.add(
        doc.struct(tag, {}, () => {
          doc.font(tag === 'TH' ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE)
          const align = isAmount ? 'right' : 'left'
          doc.text(printed(texts[at] ?? ''), cell.at, y, { width: cell.width, height: LINE, ellipsis: true, align })
        }),
      )
      x += share * width
    }
    row.end()
    doc.markContent('Artifact')
    doc
      .moveTo(left, y + LINE - 4)
      .lineTo(left + width, y + LINE - 4)
      .lineWidth(0.4)
      .strokeColor(RULE)
      .stroke()
    doc.endMarkedContent()
    doc.x = left
    doc.y = y + LINE
  }

  const names = head.map(({ name }) => name)
  const isFull = () => doc.y + LINE > doc.page.height - bottom
  doc.y += BEFORE
  if (doc.y + 2 * LINE > doc.page.height - bottom) doc.addPage()
  drawRow(names, 'TH')
  for (const row of rows) {
    if (isFull()) {
      doc.addPage()
      drawRow(names, 'TH')
    }
    drawRow(row, 'TD')
  }
  table.end()
}
