import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Sizes } from './schemas.ts'

const tag = 'discovery'

/** The sizes somebody wears, and what the deck makes of them. */
export const SizeProfile = z
  .strictObject({
    sizes: Sizes,
    /** The deck leaves out what does not come in any of these sizes, or is sold out in them. */
    limitsDeck: z.boolean(),
    /** Then also what says nothing of its sizes. */
    hidesUnsized: z.boolean(),
  })
  .meta({ id: 'SizeProfile' })
export type SizeProfile = Output<typeof SizeProfile>

export const sizeProfileContract = defineContract({
  'GET /api/size-profile': {
    access: 'user',
    tag,
    summary: 'The own sizes; empty for whoever named none',
    response: SizeProfile,
  },
  'PUT /api/size-profile': {
    access: 'user',
    tag,
    summary: 'Save the own sizes; holds from the next deck on',
    body: SizeProfile,
    response: SizeProfile,
  },
})
