import type { AttachmentType } from '#contract/support.limits.ts'

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + signature.length)).toString('latin1') === signature

/** Control characters that texts have: tab, line feed, vertical tab, form feed, carriage return, escape. */
const CONTROLS_OF_TEXT = new Set([9, 10, 11, 12, 13, 27])

function isBinary(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if ((code < 32 && !CONTROLS_OF_TEXT.has(code)) || code === 127) return true
  }
  return false
}

/** What a file is by its content; null: nothing that is taken. Of texts the name tells apart a table and plain text. */
export function attachmentTypeOf(bytes: Uint8Array, name: string): AttachmentType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  const text = textOf(bytes)
  if (text === null) return null
  if (/^\uFEFF?\s*<(?:\?xml\s|[A-Za-z_][\w.:-]*[\s/>])/.test(text) && !isPage(text)) return 'xml'
  if (isPage(text)) return null
  return /\.csv$/i.test(name) ? 'csv' : 'txt'
}

/** Pages of the web and vector pictures are refused: they can run scripts where a program opens them. */
const isPage = (text: string): boolean =>
  /<!doctype\s+html|<(?:html|head|body|script|svg|iframe)[\s/>]/i.test(text.slice(0, 4096))

/** Null: it is no text. */
function textOf(bytes: Uint8Array): string | null {
  const encoding = startsWith(bytes, '\xff\xfe') ? 'utf-16le' : startsWith(bytes, '\xfe\xff') ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return isBinary(text) ? null : text
  } catch {
    // Tables of older programs are in Windows-1252, which has a character for nearly every byte.
    const text = new TextDecoder('windows-1252').decode(bytes)
    return encoding !== 'utf-8' || isBinary(text) ? null : text
  }
}

export const MEDIA_TYPES: Readonly<Record<AttachmentType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
}

/** The name with the ending of its content: `photo.exe` that is a picture becomes `photo.exe.jpg`. */
export function safeFileName(name: string, type: AttachmentType): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .trim()
  const endings = type === 'jpg' ? ['jpg', 'jpeg'] : type === 'txt' ? ['txt', 'log'] : [type]
  return endings.some((ending) => plain.toLowerCase().endsWith(`.${ending}`)) ? plain : `${plain}.${type}`
}
