import { Parser } from 'htmlparser2'

/** A thing of schema.org, as JSON-LD has it; microdata is brought into this form. */
export type Thing = Readonly<Record<string, unknown>>

export interface PageData {
  /** Things of JSON-LD, then of microdata, in the order of the page. */
  readonly things: readonly Thing[]
  /** By property of OpenGraph, its contents. */
  readonly meta: ReadonlyMap<string, readonly string[]>
}

/** Things within others; deeper ones are left out, so that no page overflows the stack. */
const MOST_DEPTH = 12

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Shops write line breaks into strings, and commas after the last value. */
function parseJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|(?:\/\/\s*)?\]\]>)\s*$/, '')
  const repairs = [
    (json: string) => json,
    (json: string) => json.replaceAll(/\p{Cc}+/gu, ' '),
    (json: string) => json.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/,(\s*[}\]])/g, '$1'),
  ]
  for (const repair of repairs) {
    try {
      return JSON.parse(repair(bare))
    } catch {
      // The next repair, or nothing: the page may say the same in another way.
    }
  }
  return null
}

/** All things of JSON-LD, also those of a graph or a list. */
function thingsIn(value: unknown, depth = 0): Thing[] {
  if (depth > MOST_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((each) => thingsIn(each, depth + 1))
  if (!isThing(value)) return []
  return [value, ...['@graph', 'mainEntity', 'itemListElement'].flatMap((key) => thingsIn(value[key], depth + 1))]
}

type Draft = Record<string, unknown[]>

interface OpenElement {
  readonly name: string
  /** The thing that begins here. */
  readonly begun: Draft | null
  /** A property whose value is the text of this element. */
  readonly property: string | null
  readonly owner: Draft | null
  text: string
}

const VOID = new Set([
  'meta',
  'link',
  'img',
  'br',
  'hr',
  'input',
  'source',
  'area',
  'base',
  'col',
  'embed',
  'track',
  'wbr',
])

const namesIn = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean)

const valueIn = (attributes: Readonly<Record<string, string>>): string | undefined =>
  attributes['content'] ?? attributes['href'] ?? attributes['src'] ?? attributes['datetime']

/** Reads microdata in the order of the elements. */
function microdataReader() {
  const found: Draft[] = []
  const open: OpenElement[] = []
  const put = (owner: Draft | null, property: string, value: unknown) => {
    if (owner) owner[property] = [...(owner[property] ?? []), value]
  }
  const ownerNow = (): Draft | null => open.findLast(({ begun }) => begun !== null)?.begun ?? null
  return {
    found,
    begin(name: string, attributes: Readonly<Record<string, string>>) {
      const owner = ownerNow()
      const [property = null] = namesIn(attributes['itemprop'])
      const begun: Draft | null = 'itemscope' in attributes ? { '@type': namesIn(attributes['itemtype']) } : null
      if (begun && (property === null || !owner)) found.push(begun)
      const value = begun ?? valueIn(attributes)
      if (value !== undefined && property !== null) put(owner, property, value)
      if (VOID.has(name)) return
      open.push({ name, begun, property: value === undefined ? property : null, owner, text: '' })
    },
    text(part: string) {
      for (const element of open) if (element.property !== null) element.text += part
    },
    end(name: string) {
      const at = open.findLastIndex((element) => element.name === name)
      if (at < 0) return
      for (const { property, owner, text } of open.splice(at).toReversed())
        if (property !== null) put(owner, property, text.trim())
    },
  }
}

/** The structured data of a page: schema.org as JSON-LD or microdata, and OpenGraph. */
export function readPage(html: string): PageData {
  const scripts: string[] = []
  const meta = new Map<string, string[]>()
  const microdata = microdataReader()
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes['type']?.toLowerCase().startsWith('application/ld+json')) script = ''
      const property = attributes['property'] ?? attributes['name']
      if (name === 'meta' && property && attributes['content'] !== undefined) {
        const key = property.toLowerCase()
        meta.set(key, [...(meta.get(key) ?? []), attributes['content']])
      }
      microdata.begin(name, attributes)
    },
    ontext(part) {
      if (script !== null) script += part
      else microdata.text(part)
    },
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        scripts.push(script)
        script = null
      }
      microdata.end(name)
    },
  })
  parser.write(html)
  parser.end()
  return { things: [...scripts.flatMap((text) => thingsIn(parseJson(text))), ...microdata.found], meta }
}
