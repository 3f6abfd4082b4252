import type { Language } from '#contract/vocabulary.ts'
import { escapeHtml } from '../text/escape-html.ts'
import type { MailPlaces } from './mail.ts'

interface Contents {
  readonly language: Language
  readonly greeting: string
  readonly before: readonly string[]
  readonly code: string | null
  readonly link: { readonly label: string; readonly url: string }
  readonly after: readonly string[]
  /** A small link at the very end, such as the unsubscribe link. */
  readonly footer?: { readonly label: string; readonly url: string }
}

const PAGE =
  'margin:0;padding:32px 16px;background:#f4f1ea;color:#0b0b0c;font:16px/1.5 Archivo,Helvetica,Arial,sans-serif'
const CARD = 'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dcd7cb;border-radius:16px'
const CODE =
  'margin:24px 0;padding:16px;background:#d7ff3e;border-radius:12px;font-size:32px;font-weight:800;letter-spacing:.25em;text-align:center'
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#0b0b0c;color:#f4f1ea;border-radius:999px;font-weight:600;text-decoration:none'
const FOOTER = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #dcd7cb;font-size:14px;color:#5d5a52'

/** A paragraph of a mail; its words are escaped already. */
export const htmlParagraph = (escaped: string): string => `<p>${escaped}</p>`

/** One mail as plain text and as HTML with the same words. The HTML loads nothing from the network. */
export function layOut(contents: Contents): { text: string; html: string; places: MailPlaces } {
  const { language, greeting, before, code, link, after, footer } = contents
  const [hello, main, last] = [
    [greeting],
    [...before, ...(code === null ? [] : [code]), `${link.label}: ${link.url}`],
    [...after, ...(footer === undefined ? [] : [`${footer.label}: ${footer.url}`])],
  ].map((parts) => parts.map((part) => `${part}\n\n`).join('')) as [string, string, string]
  const paragraph = (words: string) => htmlParagraph(escapeHtml(words))
  const head =
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    `<body style="${PAGE}"><div style="${CARD}">` +
    `<p style="margin-top:0;font-size:22px;font-weight:900;letter-spacing:-.01em">DROPDECK</p>` +
    paragraph(greeting)
  const body =
    before.map(paragraph).join('') +
    (code === null ? '' : `<p style="${CODE}">${code}</p>`) +
    `<p><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`
  const end =
    after.map(paragraph).join('') +
    (footer === undefined
      ? ''
      : `<p style="${FOOTER}"><a href="${escapeHtml(footer.url)}" style="color:inherit">${escapeHtml(footer.label)}</a></p>`) +
    '</div></body></html>'
  return {
    text: `${(hello + main + last).trimEnd()}\n`,
    html: head + body + end,
    places: {
      text: [hello.length, hello.length + main.length],
      html: [head.length, head.length + body.length],
    },
  }
}
