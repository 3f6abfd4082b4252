import { Parser } from 'htmlparser2'

const BLOCKS = new Set(['p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'tr', 'table', 'section'])
const SILENT = new Set(['script', 'style', 'template', 'iframe', 'noscript'])
const MOST = 5000

/** Converts a shop's HTML to plain text, with line breaks between blocks. */
export function plainText(html: string): string {
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentagname(name) {
      if (SILENT.has(name)) silent += 1
      if (name === 'br') text += '\n'
      if (name === 'li') text += '\n• '
    },
    ontext(part) {
      if (silent === 0) text += part
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1
      if (BLOCKS.has(name)) text += '\n'
    },
  })
  parser.write(html)
  parser.end()
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .trim()
    .slice(0, MOST)
}

/** The same for a name or a word: one line. */
export const plainLine = (html: string): string => plainText(html).replaceAll(/\s+/g, ' ').trim()
