import { SaxesParser } from 'saxes'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { type Table, type TableRow, tableOf } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Elements that hold one product each, in RSS, Atom and shops' own feeds. */
const ITEMS: ReadonlySet<string> = new Set(['item', 'entry', 'product'])
/** Characters of one value; longer texts are cut. */
const MOST_VALUE = 100_000
/** Elements within elements; feeds have about six. */
const MOST_DEPTH = 40

interface Item {
  readonly line: number
  /** Values by the path below the item: `g:shipping/g:price` is no `g:price`. */
  readonly values: Map<string, string[]>
}

export interface XmlTable {
  /** Name of the outermost element. */
  readonly root: string
  readonly table: Table
}

/** Columns of all items in the order of their first use; a repeated element has a column for each repetition. */
function tableOfItems(items: readonly Item[]): Table {
  const most = new Map<string, number>()
  for (const { values } of items) {
    for (const [path, list] of values) most.set(path, Math.max(most.get(path) ?? 0, list.length))
  }
  const count = [...most.values()].reduce((sum, times) => sum + times, 0)
  // Before the rows are filled: each of them has a cell for every column.
  if (count > IMPORT_LIMITS.columns) throw new UnreadableFile('fileColumns', { n: IMPORT_LIMITS.columns })
  const columns = [...most].flatMap(([path, times]) => Array.from({ length: times }, (_, at) => ({ path, at })))
  const headers: TableRow = { line: 0, cells: columns.map(({ path }) => path) }
  const rows = items.map(({ line, values }) => ({
    line,
    cells: columns.map(({ path, at }) => values.get(path)?.[at] ?? ''),
  }))
  return tableOf([headers, ...rows])
}

class ItemCollector {
  readonly items: Item[] = []
  root = ''
  private item: Item | null = null
  private itemDepth = 0
  private readonly path: string[] = []
  private text = ''

  open(name: string, line: number): void {
    if (this.path.length === 0) this.root = name
    if (this.path.length >= MOST_DEPTH) throw new UnreadableFile('xmlBroken', { line })
    this.path.push(name)
    this.text = ''
    if (this.item || !ITEMS.has(name) || this.path.length === 1) return
    if (this.items.length >= IMPORT_LIMITS.rows) throw new UnreadableFile('fileRows', { n: IMPORT_LIMITS.rows })
    this.item = { line, values: new Map() }
    this.itemDepth = this.path.length
  }

  add(text: string): void {
    if (this.item && this.text.length < MOST_VALUE) this.text += text.slice(0, MOST_VALUE)
  }

  close(): void {
    if (this.item && this.path.length === this.itemDepth) {
      this.items.push(this.item)
      this.item = null
    } else if (this.item && this.text.trim() !== '') {
      const path = this.path.slice(this.itemDepth).join('/')
      const values = this.item.values.get(path)
      if (values) values.push(this.text.trim())
      else this.item.values.set(path, [this.text.trim()])
    }
    this.path.pop()
    this.text = ''
  }
}

/**
 * Reads the items of a feed. Throws UnreadableFile for a DOCTYPE, because entities are defined there, and for XML that is
 * not well-formed.
 */
export function readXml(text: string): XmlTable {
  const parser = new SaxesParser()
  const collector = new ItemCollector()
  parser.on('doctype', () => {
    throw new UnreadableFile('xmlDoctype', { line: parser.line })
  })
  parser.on('error', (error) => {
    throw new UnreadableFile('xmlBroken', { line: parser.line, cause: error })
  })
  parser.on('opentag', ({ name }) => collector.open(name, parser.line))
  parser.on('text', (part) => collector.add(part))
  parser.on('cdata', (part) => collector.add(part))
  parser.on('closetag', () => collector.close())
  // Decoded already: a declared encoding no longer matters.
  parser.write(text).close()
  if (collector.items.length === 0) throw new UnreadableFile('fileOnlyHeader')
  return { root: collector.root, table: tableOfItems(collector.items) }
}
