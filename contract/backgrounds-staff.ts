import { z } from 'zod'
import { BACKGROUND } from './backgrounds.limits.ts'
import { FILE_ERRORS } from './brand-pictures.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id, line, Moment, Ok } from './schemas.ts'

const tag = 'content'
const read = { access: 'staff', staffRight: 'read', tag } as const
const write = { access: 'staff', staffRight: 'content', tag } as const
const params = z.strictObject({ id: Id })
const Time = z.iso.datetime()
const version = z.int().positive()

const StaffBackground = z
  .object({
    id: Id,
    version,
    name: z.string(),
    url: z.string(),
    width: z.int(),
    height: z.int(),
    /** Of white text on the brightest part under the veil; it may be shown from `BACKGROUND_CONTRAST` on. */
    contrast: z.number(),
    /** Shown whenever no schedule says otherwise. */
    isActive: z.boolean(),
    schedule: z.object({ from: Time, until: Time }).nullable(),
    /** Open apps show it now. */
    isShown: z.boolean(),
    addedAt: Time,
  })
  .meta({ id: 'StaffBackground' })
export type StaffBackground = Output<typeof StaffBackground>

const ACTIONS = ['added', 'activated', 'deactivated', 'scheduled', 'unscheduled', 'removed'] as const

const StaffBackgrounds = z
  .object({
    backgrounds: z.array(StaffBackground),
    /** What staff did last, the latest first. */
    history: z.array(
      z.object({
        at: Time,
        action: z.enum(ACTIONS),
        name: z.string(),
        by: z.string().nullable(),
        reason: z.string(),
      }),
    ),
  })
  .meta({ id: 'StaffBackgrounds' })
export type StaffBackgrounds = Output<typeof StaffBackgrounds>

export const backgroundsStaffContract = defineContract({
  'GET /api/admin/backgrounds': {
    ...read,
    summary: 'Pictures behind the deck: what is shown, when, and what was done',
    response: StaffBackgrounds,
  },
  'POST /api/admin/backgrounds': {
    ...write,
    summary: 'Upload a picture for behind the deck; its contrast is measured, and it is not shown yet',
    query: z.strictObject({ name: line(BACKGROUND.nameMax).min(1) }),
    fileBytes: BACKGROUND.fileBytes,
    response: StaffBackground,
    errors: [...FILE_ERRORS, 'backgrounds.too-small', 'backgrounds.full'],
  },
  'PUT /api/admin/backgrounds/{id}/active': {
    ...write,
    summary: 'Show a picture whenever no schedule says otherwise, in place of the one before, or stop that',
    params,
    body: z.strictObject({ isActive: z.boolean(), version }),
    response: Ok,
    errors: ['backgrounds.unknown', 'backgrounds.contrast', 'conflict'],
  },
  'PUT /api/admin/backgrounds/{id}/schedule': {
    ...write,
    summary: 'Show a picture in a period, or no longer; two periods may not overlap',
    params,
    body: z.strictObject({ schedule: z.strictObject({ from: Moment, until: Moment }).nullable(), version }),
    response: Ok,
    errors: ['backgrounds.unknown', 'backgrounds.contrast', 'backgrounds.period', 'backgrounds.overlap', 'conflict'],
  },
  'POST /api/admin/backgrounds/{id}/remove': {
    ...write,
    summary: 'Remove a picture and its file; open apps stop showing it',
    params,
    body: z.strictObject({ reason: line(300).min(3) }),
    response: Ok,
    errors: ['backgrounds.unknown'],
  },
})
