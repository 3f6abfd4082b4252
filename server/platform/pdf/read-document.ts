import { Parser } from 'htmlparser2'

const KINDS = ['h1', 'h2', 'h3', 'p', 'li', 'dt', 'dd'] as const
export interface Block {
  readonly kind: (typeof KINDS)[number]
  readonly text: string
}

/** Elements that make sense on a screen only. */
const SKIPPED: ReadonlySet<string> = new Set(['button', 'nav', 'svg', 'script', 'style', 'form'])
const isKind = (name: string): name is Block['kind'] => (KINDS as readonly string[]).includes(name)

/** Headings, paragraphs and points inside of `main`, without elements marked with `data-screen-only`. */
export function readDocument(html: string): Block[] {
  const blocks: Block[] = []
  let isInMain = false
  /** Depth of elements inside of a skipped one; 0: none. */
  let skipped = 0
  let open: { kind: Block['kind']; text: string } | null = null
  const close = () => {
    const text =
      open?.text
        .replaceAll('\u00AD', '')
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim() ?? ''
    if (open && text !== '') blocks.push({ kind: open.kind, text })
    open = null
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') isInMain = true
      if (skipped > 0 || SKIPPED.has(name) || 'data-screen-only' in attributes) skipped += 1
      else if (isInMain && isKind(name)) {
        close()
        open = { kind: name, text: '' }
      } else if (name === 'br' && open) open.text += '\n'
    },
    ontext(text) {
      if (skipped === 0 && open) open.text += text
    },
    onclosetag(name) {
      if (name === 'main') isInMain = false
      if (skipped > 0) skipped -= 1
      else if (open?.kind === name) close()
    },
  })
  parser.end(html)
  return blocks
}
