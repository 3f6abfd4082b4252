import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Id, line, Ok } from './schemas.ts'
import { SEARCH } from './search.limits.ts'
import { SYNONYMS } from './synonyms.limits.ts'

const tag = 'content'
const read = { access: 'staff', staffRight: 'read', tag } as const
const write = { access: 'staff', staffRight: 'content', tag } as const
const params = z.strictObject({ id: Id })
const version = z.int().positive()
const Words = z.array(line(SYNONYMS.wordMost).min(1)).min(SYNONYMS.wordsLeast).max(SYNONYMS.wordsMost)

const SynonymGroup = z
  .object({ id: Id, version: z.int(), words: z.array(z.string()), updatedAt: z.iso.datetime() })
  .meta({ id: 'SynonymGroup' })
export type SynonymGroup = Output<typeof SynonymGroup>

const Found = z.object({
  total: z.int(),
  products: z.array(z.object({ id: Id, name: z.string(), brand: z.string() })).max(SYNONYMS.previewProducts),
})

export const synonymsContract = defineContract({
  'GET /api/admin/synonyms': {
    ...read,
    summary: 'Groups of words that the search treats alike',
    response: z.object({ groups: z.array(SynonymGroup) }),
  },
  'POST /api/admin/synonyms': {
    ...write,
    summary: 'Add a group; every process searches by it within a minute',
    body: z.strictObject({ words: Words }),
    response: SynonymGroup,
    errors: ['synonyms.word', 'synonyms.taken', 'synonyms.full'],
  },
  'PUT /api/admin/synonyms/{id}': {
    ...write,
    summary: 'Change the words of a group',
    params,
    body: z.strictObject({ words: Words, version }),
    response: SynonymGroup,
    errors: ['synonyms.word', 'synonyms.taken', 'synonyms.unknown', 'conflict'],
  },
  'POST /api/admin/synonyms/{id}/remove': {
    ...write,
    summary: 'Remove a group',
    params,
    body: z.strictObject({ version, reason: line(300).min(3) }),
    response: Ok,
    errors: ['synonyms.unknown', 'conflict'],
  },
  'POST /api/admin/synonyms/preview': {
    ...read,
    summary: 'What a query finds without a group and with it; nothing is stored or counted',
    body: z.strictObject({
      q: line(SEARCH.maxCharacters).min(SEARCH.minCharacters),
      words: Words,
      /** The group that these words would replace; left out: a new one. */
      id: Id.optional(),
    }),
    response: z.object({ without: Found, withGroup: Found }),
    errors: ['synonyms.word'],
  },
})
