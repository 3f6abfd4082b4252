import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { HELP, HELP_GROUPS } from './help.limits.ts'
import { line, Ok } from './schemas.ts'
import { ticketText } from './support.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'support'
/** That of an article of the product, or one that the browser made. */
const HelpId = z.string().regex(/^[a-z][a-z0-9-]{1,47}$/)
const Words = z.object({ title: z.string(), words: z.string(), text: z.string() })
const Placed = {
  group: z.enum(HELP_GROUPS),
  /** Ascending within the group; articles of the product have 0, 1, 2 … */
  place: z.number(),
}

const HelpArticles = z
  .object({
    articles: z.array(z.object({ id: HelpId, ...Placed, ...Words.shape })),
    /** Articles of the product that are not published. */
    hidden: z.array(HelpId),
  })
  .meta({ id: 'HelpArticles' })
export type HelpArticles = Output<typeof HelpArticles>

export const helpContract = defineContract({
  'GET /api/help/articles': {
    access: 'user',
    tag,
    summary: 'Articles of the help that staff wrote, or changed from those of the product',
    query: z.strictObject({ language: z.enum(LANGUAGES) }),
    response: HelpArticles,
  },
})

const StaffHelpArticle = z
  .object({ id: HelpId, ...Placed, isPublished: z.boolean(), de: Words, en: Words, version: z.int() })
  .meta({ id: 'StaffHelpArticle' })
export type StaffHelpArticle = Output<typeof StaffHelpArticle>

const WrittenWords = z.strictObject({
  title: line(HELP.titleMax).min(3),
  words: line(HELP.wordsMax),
  text: ticketText(10, HELP.textMax),
})
const read = { access: 'staff', staffRight: 'read', tag: 'content' } as const
const write = { access: 'staff', staffRight: 'content', tag: 'content' } as const
const params = z.strictObject({ id: HelpId })

export const helpStaffContract = defineContract({
  'GET /api/admin/help': {
    ...read,
    summary: 'Articles of the help that staff wrote or changed, in both languages',
    response: z.object({ articles: z.array(StaffHelpArticle) }),
  },
  'PUT /api/admin/help/{id}': {
    ...write,
    summary: 'Write or change an article of the help, place it, publish it or not; version 0: there is none yet',
    params,
    body: z.strictObject({
      group: Placed.group,
      place: Placed.place.min(-1e6).max(1e6),
      isPublished: z.boolean(),
      de: WrittenWords,
      en: WrittenWords,
      version: z.int().min(0),
    }),
    bodyBytes: 40_000,
    response: Ok,
    errors: ['help.full', 'conflict'],
  },
  'POST /api/admin/help/{id}/remove': {
    ...write,
    summary: 'Remove what staff wrote: an article of the product has its own text again, another one is gone',
    params,
    body: z.strictObject({ reason: line(300).min(3) }),
    response: Ok,
    errors: ['help.unknown'],
  },
})
