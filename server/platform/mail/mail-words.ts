import type { MailKind } from '#contract/mail-texts.limits.ts'
import type { MailWords } from '#contract/mail-texts.ts'
import type { Language } from '#contract/vocabulary.ts'
import { escapeHtml } from '../text/escape-html.ts'
import type { Mail, MailMessage } from './mail.ts'
import { htmlParagraph } from './mail-layout.ts'

/** The words of staff for a mail; null: they have none. */
export type FindWords = (kind: MailKind, language: Language) => Promise<MailWords | null>

/** Adds the words of staff to the mails that have a kind. What the mail says by itself stays, only its subject is replaced. */
export function withWords(mail: Mail, find: FindWords): Mail {
  return {
    ...mail,
    async send(message) {
      const words = message.kind ? await find(message.kind.name, message.kind.language) : null
      const { kind: _, places: __, ...written } = words ? addWords(message, words) : message
      return mail.send(written)
    },
  }
}

/** Placeholders are filled before the HTML is escaped, so that their values are text, too. */
export function addWords<M extends Omit<MailMessage, 'messageId'>>(message: M, words: MailWords): M {
  const { kind, places } = message
  if (!kind || !places) return message
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => kind.values[name] ?? whole)
  const [intro, closing] = [linesOf(fill(words.intro)), linesOf(fill(words.closing))]
  const subject = fill(words.subject).replaceAll(/\s+/g, ' ').trim()
  const asText = (lines: readonly string[]) => lines.map((line) => `${line}\n\n`).join('')
  const asHtml = (lines: readonly string[]) => lines.map((line) => htmlParagraph(escapeHtml(line))).join('')
  return {
    ...message,
    subject: subject || message.subject,
    // Paragraphs are apart by an empty line, which the end of a mail lacks.
    text: `${insert(`${message.text}\n`, places.text, [asText(intro), asText(closing)]).trimEnd()}\n`,
    ...(message.html !== undefined && { html: insert(message.html, places.html, [asHtml(intro), asHtml(closing)]) }),
  }
}

const linesOf = (text: string): readonly string[] => text.split('\n').flatMap((line) => line.trim() || [])

function insert(text: string, [first, last]: readonly [number, number], [intro, closing]: readonly [string, string]) {
  return text.slice(0, first) + intro + text.slice(first, last) + closing + text.slice(last)
}
