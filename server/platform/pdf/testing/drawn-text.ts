import { inflateSync } from 'node:zlib'

/** WinAnsi beyond Latin-1. */
const DECODER = new TextDecoder('windows-1252')

/** What a PDF of ours draws, a line for each piece of text: every compressed stream of the file, with texts as characters. */
export function drawnText(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('latin1')
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return '' // Not compressed.
    }
  })
  const pieces = streams.join('\n').matchAll(/\[((?:<[0-9a-f]+>|[^\]])*)\] TJ/g)
  return [...pieces]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, digits = '']) => DECODER.decode(Buffer.from(digits, 'hex')))
        .join(''),
    )
    .join('\n')
    .replaceAll('\u00A0', ' ')
}
