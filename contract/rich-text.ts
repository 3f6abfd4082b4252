/**
 * Descriptions know bold words (`**bold**`) and lists (lines that begin with `- `), and nothing else (Product 4). They are
 * never HTML: screens render the parts below as elements, everything else reads the plain text.
 */
export interface Span {
  readonly text: string
  readonly isBold: boolean
}

export type TextPart =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }

const ITEM = /^[-•*] +(?=\S)/
/** Bold ends in its line; unpaired asterisks stay what they are. */
const BOLD = /\*\*(?=\S)([^*\n]*[^*\s])\*\*/

function spansOf(text: string): Span[] {
  return text
    .split(new RegExp(BOLD, 'g'))
    .map((part, at) => ({ text: part, isBold: at % 2 === 1 }))
    .filter((span) => span.text !== '')
}

/** The paragraphs and lists of a text, in order. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let lines: string[] = []
  let items: string[] = []
  const flush = () => {
    const paragraph = lines.join('\n').replace(/^\n+|\n+$/g, '')
    if (paragraph !== '') parts.push({ kind: 'text', spans: spansOf(paragraph) })
    if (items.length > 0) parts.push({ kind: 'list', items: items.map(spansOf) })
    lines = []
    items = []
  }
  for (const line of text.split('\n')) {
    const isItem = ITEM.test(line)
    if (isItem ? lines.length > 0 : items.length > 0) flush()
    if (isItem) items.push(line.replace(ITEM, ''))
    else lines.push(line)
  }
  flush()
  return parts
}

/** Without the marks: for search, previews and everything that shows one line. */
export const plainText = (text: string): string =>
  text.includes('**') || /^[-•*] /m.test(text)
    ? text
        .split('\n')
        .map((line) => line.replace(ITEM, '').replaceAll(new RegExp(BOLD, 'g'), '$1'))
        .join('\n')
    : text
