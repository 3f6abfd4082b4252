import { z } from 'zod'
import { Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'accounts'

/** For programs, and for people. */
export const EXPORT_FORMATS = ['json', 'html'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const Ticket = z.string().regex(/^[\w-]{43}$/)

const Told = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

/** One kind of thing that is kept of a person. */
const Section = z.object({
  title: z.string(),
  purpose: z.string(),
  /** What each field of the rows means, in the language of the file. */
  fields: z.record(z.string(), z.string()),
  rows: z.array(z.record(z.string(), Told)),
})

/** "Download my data" as programs read it. Moments are ISO 8601 in UTC. */
const OwnData = z
  .object({
    format: z.literal('dropdeck-export'),
    /** Grows when a field changes its meaning or goes; new sections and fields may come at any time. */
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
    summary: 'Order a copy of all own data; an older sign-in needs the password. Each address works once, for a day',
    body: z.strictObject({ password: Password.optional() }).nullish(),
    response: z.object({
      /** Addresses below this server. */
      json: z.string(),
      html: z.string(),
      validUntil: z.iso.datetime(),
    }),
    errors: ['accounts.reauth', 'accounts.credentials'],
  },
  'GET /api/auth/export': {
    access: 'public',
    tag,
    summary: 'A copy of all own data: by the address that was ordered, or with a sign-in of the last 15 minutes',
    query: z.strictObject({ ticket: Ticket.optional(), format: z.enum(EXPORT_FORMATS).default('json') }),
    response: OwnData,
    errors: ['unauthenticated', 'foreign-origin', 'accounts.reauth', 'accounts.export-link'],
    streamed: true,
    html: true,
  },
})
export type OwnData = Output<typeof OwnData>
