import { z } from 'zod'
import { Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'accounts'

/** JSON for programs, HTML for readers. */
export const EXPORT_FORMATS = ['json', 'html'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const Ticket = z.string().regex(/^[\w-]{43}$/)

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

/** One kind of data that is stored about a user. */
const Section = z.object({
  title: z.string(),
  purpose: z.string(),
  /** What each field of the rows means, in the language of the file. */
  fields: z.record(z.string(), z.string()),
  rows: z.array(z.record(z.string(), Value)),
})

/** "Download my data" as programs read it. Moments are ISO 8601 in UTC. */
const OwnData = z
  .object({
    format: z.literal('dropdeck-export'),
    /** Increases when a field changes its meaning or is removed; new sections and fields may be added at any time. */
    version: z.literal(1),
    createdAt: z.iso.datetime(),
    language: z.enum(LANGUAGES),
    sections: z.record(z.string(), Section),
    notIncluded: z.array(z.object({ what: z.string(), why: z.string() })),
  })
  .meta({ id: 'OwnData' })

export const ownDataContract = defineContract({
  'POST /api/auth/export': {
    access: 'user',
    tag,
    summary: 'Order a copy of all own data; an older sign-in needs the password. Each address works once and for a day',
    body: z.strictObject({ password: Password.optional() }).nullish(),
    response: z.object({
      /** Paths on this server. */
      json: z.string(),
      html: z.string(),
      validUntil: z.iso.datetime(),
    }),
    errors: ['accounts.reauth', 'accounts.credentials'],
  },
  'GET /api/auth/export': {
    access: 'public',
    tag,
    summary: 'A copy of all own data, by an ordered address or with a sign-in of the last 15 minutes',
    query: z.strictObject({ ticket: Ticket.optional(), format: z.enum(EXPORT_FORMATS).default('json') }),
    response: OwnData,
    errors: ['unauthenticated', 'foreign-origin', 'accounts.reauth', 'accounts.export-link'],
    streamed: true,
    html: true,
  },
})
export type OwnData = Output<typeof OwnData>
