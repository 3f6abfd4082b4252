import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Sizes } from './schemas.ts'

const tag = 'discovery'

/** The sizes of a user, and how the deck applies them. */
export const SizeProfile = z
  .strictObject({
    sizes: Sizes,
    /** The deck leaves out products that are not available in any of these sizes. */
    limitsDeck: z.boolean(),
    /** With `limitsDeck`: also leaves out products without known sizes. */
    hidesUnsized: z.boolean(),
  })
  .meta({ id: 'SizeProfile' })
export type SizeProfile = Output<typeof SizeProfile>

export const sizeProfileContract = defineContract({
  'GET /api/size-profile': {
    access: 'user',
    tag,
    summary: 'The sizes of the user; empty until some are saved',
    response: SizeProfile,
  },
  'PUT /api/size-profile': {
    access: 'user',
    tag,
    summary: 'Save the sizes of the user; applies from the next deck on',
    body: SizeProfile,
    response: SizeProfile,
  },
})
