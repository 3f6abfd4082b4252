import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { printed } from '#server/platform/pdf/make-pdf.ts'
import { type InvoiceContent, lineCents, type Seller } from './invoice-content.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import { invoiceXml } from './invoice-xml.ts'

type Doc = InstanceType<typeof PDFDocument>

const fontFolder = join(dirname(createRequire(import.meta.url).resolve('@fontsource/archivo/package.json')), 'files')
/** PDF/A allows embedded fonts alone. */
const FONTS = {
  plain: join(fontFolder, 'archivo-latin-400-normal.woff'),
  bold: join(fontFolder, 'archivo-latin-700-normal.woff'),
}

/** A4 in points. */
const PAGE = { left: 62, right: 533, top: 62, bottom: 780 }
const WIDTH = PAGE.right - PAGE.left
/** Right edges of the columns of figures. */
const COLUMNS = { quantity: 330, price: 435, amount: PAGE.right }

/** What tells programs that the attached XML is the invoice (ZUGFeRD 2, Factur-X 1.0). */
const FACTUR_X = `<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${[
  ['DocumentFileName', 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE'],
  ['Version', 'version of the Factur-X standard'],
  ['ConformanceLevel', 'conformance level of the embedded data'],
]
  .map(
    ([name, description]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`

/** `1.234,50 €` with a true minus. */
const moneyIn = (language: InvoiceContent['language']) => {
  const format = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' })
  return (cents: number): string =>
    format.format(`${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}` as never).replace('-', '\u2212')
}

const dayIn = (language: InvoiceContent['language'], day: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

/** The invoice as PDF/A-3 with its XML attached (EN 16931). The same content gives the same bytes. */
export function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  const madeAt = new Date(`${content.issuedOn}T12:00:00Z`)
  const { title } = INVOICE_WORDS[content.language]
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: 40, left: PAGE.left, right: 595 - PAGE.right },
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: content.language,
    tagged: true,
    displayTitle: true,
    font: FONTS.plain,
    info: {
      Title: printed(`${title[content.kind]} ${content.number}`),
      Author: printed(content.seller.name),
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  } as ConstructorParameters<typeof PDFDocument>[0])
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  attachXml(doc, content, madeAt)
  writeAddresses(doc, content)
  writeTable(doc, content)
  writeFooter(doc, content.seller, INVOICE_WORDS[content.language])
  doc.end()
  return finished
}

function attachXml(doc: Doc, content: InvoiceContent, madeAt: Date): void {
  const xml = Buffer.from(invoiceXml(content))
  const about = {
    name: 'factur-x.xml',
    type: 'text/xml',
    relationship: 'Alternative',
    creationDate: madeAt,
    modifiedDate: madeAt,
    description: 'EN 16931',
  }
  doc.file(xml, about as never)
  // No public call adds to the metadata; the pinned version has this one, and the test reads what it wrote.
  ;(doc as unknown as { appendXML(xml: string): void }).appendXML(FACTUR_X)
}

interface Written {
  readonly size?: number
  readonly bold?: boolean
  readonly grey?: boolean
  readonly y?: number
  readonly x?: number
  /** Ends at `x`. */
  readonly right?: boolean
  readonly width?: number
}

function write(
  doc: Doc,
  text: string,
  { size = 10, bold, grey, x = PAGE.left, y = doc.y, right, width }: Written = {},
): void {
  doc
    .font(bold ? FONTS.bold : FONTS.plain)
    .fontSize(size)
    .fillColor(grey ? '#5d5a52' : '#0b0b0c')
  const room = width ?? (right ? 200 : WIDTH)
  doc.text(printed(text), right ? x - room : x, y, { width: room, align: right ? 'right' : 'left', lineGap: 2 })
}

function writeAddresses(doc: Doc, content: InvoiceContent): void {
  const { seller, buyer, language, number, issuedOn, deliveredOn, orderReference, corrects, kind, isTest } = content
  const words = INVOICE_WORDS[language]
  write(doc, seller.name, { size: 18, bold: true, y: PAGE.top })
  write(doc, [seller.name, seller.street, `${seller.postalCode} ${seller.city}`].join(' · '), {
    size: 7.5,
    grey: true,
    y: 128,
  })
  const country =
    buyer.country === 'DE' ? [] : [new Intl.DisplayNames([language], { type: 'region' }).of(buyer.country) ?? '']
  const address = [buyer.name, buyer.street, `${buyer.postalCode} ${buyer.city}`, ...country]
  for (const line of address) write(doc, line, { width: 250 })
  if (buyer.vatId) write(doc, `${words.vatId} ${buyer.vatId}`, { size: 9, grey: true })
  const facts: (readonly [string, string])[] = [
    [words.number, number],
    [words.date, dayIn(language, issuedOn)],
    [words.delivered, dayIn(language, deliveredOn)],
    ...(orderReference ? [[words.reference, orderReference] as const] : []),
  ]
  let y = 128
  for (const [name, value] of facts) {
    write(doc, name, { size: 9, grey: true, x: 350, y })
    write(doc, value, { size: 9, x: PAGE.right, right: true, width: 120, y })
    y = Math.max(doc.y, y + 15)
  }
  write(doc, words.title[kind], { size: 20, bold: true, y: 260 })
  const relation = kind === 'correction' ? words.corrects : words.revokes
  if (corrects) write(doc, relation(corrects.number, dayIn(language, corrects.issuedOn)))
  if (isTest) write(doc, words.test, { bold: true })
}

function rule(doc: Doc, y: number): number {
  doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor('#0b0b0c').stroke()
  return y + 8
}

function writeTable(doc: Doc, content: InvoiceContent): void {
  const { language, lines, basisPoints, netCents, vatCents, grossCents, bonusCents, taxReason, kind } = content
  const { isTest, isReissued } = content
  const words = INVOICE_WORDS[language]
  const money = moneyIn(language)
  const row = (cells: readonly [string, string, string, string], y: number, look: Written = {}): number => {
    const [item, quantity, price, amount] = cells
    write(doc, quantity, { ...look, x: COLUMNS.quantity, right: true, width: 60, y })
    write(doc, price, { ...look, x: COLUMNS.price, right: true, width: 100, y })
    write(doc, amount, { ...look, x: COLUMNS.amount, right: true, width: 95, y })
    write(doc, item, { ...look, width: 205, y })
    return doc.y + 6
  }
  let y = row([words.item, words.quantity, words.price, words.amount], doc.y + 20, { size: 8.5, grey: true })
  y = rule(doc, y)
  for (const line of lines) {
    const quantity = line.quantity < 0 ? '\u22121' : '1'
    y = row([line.text, quantity, money(line.unitCents), money(lineCents(line))], y)
  }
  y = rule(doc, y + 4)
  const percent = new Intl.NumberFormat(language).format(basisPoints / 100)
  const sums: (readonly [string, string, boolean])[] = [
    [words.net, money(netCents), false],
    [words.vat(percent), money(vatCents), false],
    [words.gross, money(grossCents), true],
  ]
  for (const [name, amount, bold] of sums) {
    write(doc, name, { bold, x: COLUMNS.price, right: true, y })
    write(doc, amount, { bold, x: COLUMNS.amount, right: true, width: 95, y })
    y += 18
  }
  const notes = [
    words.reasons[taxReason],
    bonusCents > 0 ? words.bonus(money(bonusCents)) : '',
    isTest ? '' : kind === 'invoice' ? words.paid : isReissued ? words.reissued : words.returned,
  ]
  doc.y = y + 16
  for (const note of notes.filter(Boolean)) write(doc, note)
}

function writeFooter(doc: Doc, seller: Seller, words: (typeof INVOICE_WORDS)['de']): void {
  const { name, street, postalCode, city, email, phone, vatId, taxNumber, register, representative } = seller
  const facts = [
    [name, representative, street, `${postalCode} ${city}`],
    [email, phone, register],
    [vatId && `${words.vatId} ${vatId}`, taxNumber && `${words.taxNumber} ${taxNumber}`],
  ]
  rule(doc, PAGE.bottom - 46)
  for (const [at, line] of facts.entries()) {
    write(doc, line.filter(Boolean).join(' · '), { size: 7.5, grey: true, y: PAGE.bottom - 38 + at * 12 })
  }
}
