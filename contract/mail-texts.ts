import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { MAIL_KINDS, MAIL_TEXT } from './mail-texts.limits.ts'
import { line, Ok } from './schemas.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'content'
const read = { access: 'staff', staffRight: 'read', tag } as const
const write = { access: 'staff', staffRight: 'content', tag } as const
const params = z.strictObject({ kind: z.enum(MAIL_KINDS), language: z.enum(LANGUAGES) })

/** Line breaks are text; other control characters are not (Trust S45). */
const Lines = z
  .string()
  .trim()
  .max(MAIL_TEXT.textMost)
  .regex(/^(?:[^\p{Cc}]|\n)*$/u)

const Words = z.strictObject({
  /** Empty: the product's. */
  subject: line(MAIL_TEXT.subjectMost),
  /** After the greeting; empty: nothing is added. */
  intro: Lines,
  /** Above the last lines; empty: nothing is added. */
  closing: Lines,
})
export type MailWords = Output<typeof Words>

const MailText = z
  .object({
    kind: z.enum(MAIL_KINDS),
    language: z.enum(LANGUAGES),
    subject: z.string(),
    intro: z.string(),
    closing: z.string(),
    /** 0: as the product has it. */
    version: z.int(),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MailText' })
export type MailText = Output<typeof MailText>

export const mailTextsContract = defineContract({
  'GET /api/admin/mail-texts': {
    ...read,
    summary: 'Mails to people in both languages, with what staff have added to each',
    response: z.object({ texts: z.array(MailText) }),
  },
  'POST /api/admin/mail-texts/{kind}/{language}/preview': {
    ...read,
    summary: 'A mail with these words and invented contents; nothing is sent or stored',
    params,
    body: Words,
    response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
    errors: ['mail-texts.placeholder'],
  },
  'GET /api/admin/mail-texts/{kind}/{language}/document': {
    ...read,
    summary: 'The same as the HTML document that mail programs show',
    params,
    query: Words.partial(),
    response: z.unknown(),
    raw: true,
    errors: ['mail-texts.placeholder'],
  },
  'PUT /api/admin/mail-texts/{kind}/{language}': {
    ...write,
    summary: 'Set the subject of a mail and what is added to it; every process sends it so within a minute',
    params,
    body: Words.extend({ version: z.int().nonnegative() }),
    response: Ok,
    errors: ['mail-texts.placeholder', 'conflict'],
  },
  'POST /api/admin/mail-texts/{kind}/{language}/reset': {
    ...write,
    summary: 'Send a mail as the product has it',
    params,
    body: z.strictObject({ version: z.int().positive(), reason: line(300).min(3) }),
    response: Ok,
    errors: ['conflict'],
  },
  'POST /api/admin/mail-texts/{kind}/{language}/test': {
    ...write,
    summary: 'Send a mail with these words and invented contents to the caller',
    params,
    body: Words,
    response: Ok,
    errors: ['mail-texts.placeholder'],
  },
})
